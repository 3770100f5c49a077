'use client'
import { type Locale, localeCodes, locales } from '@lindero/contract'
import { Button, toast, useFormFields, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { sendToDesk } from '../desk-parts/send-to-desk.ts'
import { useWords } from '../desk-parts/use-words.ts'
import { previewWords } from './preview-words.ts'

type Drawn = Partial<Record<Locale, { subject: string; text: string }>>

/** What this template becomes for a made-up buyer, in both languages: here as it stands in the form, elsewhere as stored. */
export function TemplatePreview({ path }: { path: string }) {
  const words = useWords(previewWords)
  const { code } = useLocale()
  const place = path.slice(0, path.lastIndexOf('.'))
  const subject = useFormFields(([fields]) => String(fields[`${place}.subject`]?.value ?? ''))
  const text = useFormFields(([fields]) => String(fields[`${place}.text`]?.value ?? ''))
  const [drawn, setDrawn] = useState<Drawn>({})
  const isRow = place.startsWith('replies.')
  const draw = async () => {
    const next: Drawn = {}
    for (const locale of isRow ? localeCodes.filter((one) => one === code) : localeCodes) {
      const written = locale === code ? { subject, text } : {}
      const asked = { template: isRow ? 'reply' : place, locale, ...written }
      const { ok, body, message } = await sendToDesk('/globals/mail-templates/preview', asked)
      if (!ok) return void toast.error(message || words.failed)
      next[locale] = { subject: String(body.subject), text: String(body.text) }
    }
    setDrawn(next)
  }
  return (
    <div className="sales-setting">
      <Button size="small" buttonStyle="secondary" onClick={draw} margin={false}>
        {words.preview}
      </Button>
      <div className="sales-previews">
        {localeCodes.map((locale) => {
          const mail = drawn[locale]
          return mail ? (
            <article key={locale} className="sales-preview" lang={locale}>
              <small>{locales[locale].name}</small>
              <h4>{mail.subject}</h4>
              <p>{mail.text}</p>
            </article>
          ) : null
        })}
      </div>
    </div>
  )
}
