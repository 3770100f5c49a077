/** What our own pages tell the browser to refuse. Answers of the desk carry the desk's own. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Focal points and swatches are style attributes of ours; style elements stay forbidden.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

export type HeaderPairs = readonly (readonly [name: string, value: string])[]

export function securityHeaders(publicUrl: string): HeaderPairs {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(policy)],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ]
  // Over plain http the header would be ignored, and on a shared host name it would lock others out.
  if (publicUrl.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000'])
  return headers
}

/** The same for a page whose forms are sent to other servers: exactly these may be reached, too. */
export function allowingForms(headers: HeaderPairs, origins: readonly string[]): HeaderPairs {
  if (origins.length === 0) return headers
  const allow = (policies: string) => policies.replace(/(?<=connect-src|form-action) 'self'/g, `$& ${origins.join(' ')}`)
  return headers.map(([name, value]) => [name, name === 'content-security-policy' ? allow(value) : value])
}

function contentSecurityPolicy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
