import type { Locale } from '@lindero/contract'
import { Link } from '@payloadcms/ui'
import type { SanitizedPermissions } from 'payload'
import { type DashboardWords, dashboardWords } from './words.ts'

type Allowed = (collections: NonNullable<SanitizedPermissions['collections']>) => boolean

interface Shortcut {
  name: Extract<keyof DashboardWords, 'newProduct' | 'newPage' | 'upload' | 'imports' | 'translations' | 'inbox' | 'guide'>
  address: string
  allowed: Allowed
}

const shortcuts: Shortcut[] = [
  { name: 'inbox', address: '/admin/collections/inquiries', allowed: ({ inquiries }) => inquiries?.read === true },
  { name: 'newProduct', address: '/admin/collections/products/create', allowed: ({ products }) => products?.create === true },
  { name: 'newPage', address: '/admin/collections/pages/create', allowed: ({ pages }) => pages?.create === true },
  { name: 'upload', address: '/admin/collections/media/create', allowed: ({ media }) => media?.create === true },
  { name: 'imports', address: '/admin/collections/product-imports', allowed: (all) => all['product-imports']?.read === true },
  { name: 'translations', address: '/admin/translations', allowed: ({ products }) => products?.read === true },
  { name: 'guide', address: '/admin/guide', allowed: () => true },
]

export function Shortcuts({ permissions, locale }: { permissions: SanitizedPermissions; locale: Locale }) {
  const words = dashboardWords[locale]
  const own = shortcuts.filter(({ allowed }) => allowed(permissions.collections ?? {}))
  return (
    <nav className="desk-shortcuts" aria-label={words.shortcuts}>
      {own.map(({ name, address }) => (
        <Link key={name} href={address} prefetch={false}>
          {words[name]}
        </Link>
      ))}
      <a href={locale === 'es' ? '/es' : '/'} target="_blank" rel="noreferrer">
        {words.site}
      </a>
    </nav>
  )
}
