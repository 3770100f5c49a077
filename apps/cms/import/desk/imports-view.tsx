import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { BringFile } from './bring-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ExportAll } from './export-all.tsx'
import { readEarlier } from './read-earlier.ts'
import { importWords } from './words.ts'

/** Where files of products are brought in and taken out (G-5). */
export async function ImportsView({ i18n, payload, user }: ServerProps) {
  if (!user) return null
  const locale = deskLocale(i18n)
  const words = importWords[locale]
  const earlier = await readEarlier(payload)
  return (
    <Gutter className="desk-page bulk">
      <SetStepNav nav={[{ label: words.title }]} />
      <header className="bulk-lead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <div className="bulk-columns">
        <BringFile />
        <aside>
          <ExportAll words={words} />
          <h2>{words.guide}</h2>
          <ul className="bulk-guide">
            {words.guideLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </aside>
      </div>
      <EarlierImports earlier={earlier} locale={locale} words={words} />
    </Gutter>
  )
}
