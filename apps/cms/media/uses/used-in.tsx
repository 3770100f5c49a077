import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { deskLocale } from '../../desk-parts/desk-locale.ts'
import { readUses, type Use } from './read-uses.ts'
import { usesWords } from './words.ts'

/** On a picture's own screen: everything that shows it, each a way there. */
export async function UsedIn({ i18n, id, payload }: UIFieldServerProps) {
  if (id === undefined) return null
  const locale = deskLocale(i18n)
  const words = usesWords[locale]
  const uses = await readUses(payload, Number(id), locale)
  return (
    <section className="used-in" aria-labelledby="used-in">
      <h3 id="used-in">{words.usedIn}</h3>
      {uses.length === 0 ? <p>{words.nowhere}</p> : <Places uses={uses} hint={words.hint} />}
    </section>
  )
}

function Places({ uses, hint }: { uses: Use[]; hint: string }) {
  return (
    <>
      <ul>
        {uses.map(({ address, kind, places, title }) => (
          <li key={address}>
            <Link href={address} prefetch={false}>
              {title}
            </Link>
            <small>{[kind, ...places].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      <p>{hint}</p>
    </>
  )
}
