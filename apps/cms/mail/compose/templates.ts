import { defaultLocale, isLocale, type Locale } from '@lindero/contract'
import type { PayloadRequest } from 'payload'
import { Reader } from '../../feed/publish/reader.ts'
import { builtIn, type Template, type TemplateName } from './built-in.ts'

export interface Templates {
  /** The language sales is written to in. */
  salesLanguage: Locale
  template: (name: Exclude<TemplateName, 'reply'>, locale: Locale) => Template
  replies: (locale: Locale) => (Template & { title: string })[]
}

export async function readTemplates(req: PayloadRequest): Promise<Templates> {
  const written = await req.payload.findGlobal({ slug: 'mail-templates', locale: 'all', fallbackLocale: false, depth: 0, req })
  const language = new Reader(written, defaultLocale).text('salesLanguage')
  return {
    salesLanguage: isLocale(language) ? language : defaultLocale,
    template: (name, locale) => orBuiltIn(new Reader(written, locale).within(name), builtIn[name][locale]),
    replies: (locale) => repliesIn(new Reader(written, locale), locale),
  }
}

function orBuiltIn(own: Reader, { subject, text }: Template): Template {
  return { subject: own.text('subject') || subject, text: own.text('text') || text }
}

/** Those written in this language; one of ours when there is none. */
function repliesIn(own: Reader, locale: Locale) {
  const written = own
    .rows('replies')
    .map((row) => ({ title: row.text('title'), ...orBuiltIn(row, { ...builtIn.reply[locale], text: '' }) }))
    .filter(({ title, text }) => title && text)
  const { subject, text } = builtIn.reply[locale]
  return written.length > 0 ? written : [{ title: subject.replace(' {reference}', ''), subject, text }]
}
