import { type Locale, locales } from '@lindero/contract'
import type { TypedUser } from 'payload'
import { roleOf, roleWords } from '../access/roles.ts'
import { Logo } from '../brand/logo.tsx'
import { nameOf } from '../desk-parts/staff.ts'
import { dashboardWords } from './words.ts'

export function Greeting({ user, locale, now }: { user: TypedUser; locale: Locale; now: Date }) {
  const role = roleOf(user)
  // An account without a name is greeted by the first part of its address.
  const [name = ''] = nameOf(user).split('@')
  const day = now.toLocaleDateString(locales[locale].tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <header className="desk-greeting">
      <div>
        <h1>{dashboardWords[locale].hello(name)}</h1>
        <p>
          {role && <span>{roleWords[role][locale]}</span>}
          <time dateTime={now.toISOString().slice(0, 10)}>{day}</time>
        </p>
      </div>
      <Logo />
    </header>
  )
}
