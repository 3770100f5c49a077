import { defaultLocale, type Locale, localeCodes, locales } from './locales.ts'

/**
 * Every address of the site, declared once. `:name` is one segment, `:name*` is any number of segments, also none.
 * Earlier rows win, so the catch-all `/:id` stands last.
 */
const patterns = {
  home: '/',
  contact: '/contact',
  product: '/product/:id',
  category: '/category/:slug*',
  products: '/products/:slug*',
  page: '/:id',
} as const

export type RouteName = keyof typeof patterns

type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Pattern extends `:${infer Name}*`
    ? Name
    : Pattern extends `:${infer Name}`
      ? Name
      : never

export type RouteParams<Name extends RouteName> = { [Key in ParamNames<(typeof patterns)[Name]>]: string | number }

export interface RouteMatch {
  name: RouteName
  locale: Locale
  params: Record<string, string>
}

export interface Route<Name extends RouteName> {
  name: Name
  /** `href('es', { id: 1001 })` → `/es/product/1001`. Parameters are percent-encoded segment by segment. */
  href: (...values: [ParamNames<(typeof patterns)[Name]>] extends [never] ? [Locale] : [Locale, RouteParams<Name>]) => string
}

export const routeNames = Object.keys(patterns) as RouteName[]

export const routes: { [Name in RouteName]: Route<Name> } = {
  home: declare('home'),
  contact: declare('contact'),
  product: declare('product'),
  category: declare('category'),
  products: declare('products'),
  page: declare('page'),
}

function declare<Name extends RouteName>(name: Name): Route<Name> {
  const href = (locale: Locale, params: Record<string, string | number> = {}) => hrefOf(name, locale, params)
  return { name, href }
}

function hrefOf(name: RouteName, locale: Locale, params: Record<string, string | number>): string {
  const segments = patterns[name]
    .split('/')
    .filter(Boolean)
    .flatMap((segment) =>
      segment.startsWith(':') ? String(params[segment.slice(1).replace('*', '')] ?? '').split('/') : segment,
    )
    .filter(Boolean)
    .map(encodeURIComponent)
  return `${locales[locale].prefix}/${segments.join('/')}`.replace(/(?<=.)\/$/, '')
}

/** Finds the route of a decoded path without its query; null when none fits. A trailing slash is not significant. */
export function matchRoute(pathname: string): RouteMatch | null {
  const { locale, rest } = splitLocale(pathname)
  const segments = rest.split('/').filter(Boolean)
  for (const name of routeNames) {
    const params = fit(patterns[name].split('/').filter(Boolean), segments)
    if (params) return { name, locale, params }
  }
  return null
}

export function splitLocale(pathname: string): { locale: Locale; rest: string } {
  for (const locale of localeCodes) {
    const { prefix } = locales[locale]
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { locale, rest: pathname.slice(prefix.length) || '/' }
    }
  }
  return { locale: defaultLocale, rest: pathname }
}

function fit(pattern: string[], segments: string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    if (part.endsWith('*')) {
      params[part.slice(1, -1)] = segments.slice(index).join('/')
      return params
    }
    const segment = segments[index]
    if (segment === undefined) return null
    if (part.startsWith(':')) params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return segments.length === pattern.length ? params : null
}
