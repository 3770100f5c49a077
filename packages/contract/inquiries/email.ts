/** What HTML takes for an address, with a dot in the domain and none doubled before the @. Takes time in step with the length. */
const shape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

export function isEmail(text: string): boolean {
  return shape.test(text)
}

/** Domains in other letters go by their ASCII name, which every mail server knows; what cannot be one stays as it is. */
export function asciiEmail(text: string): string {
  const at = text.indexOf('@') + 1
  const domain = text.slice(at)
  const isForeign = /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  if (!isForeign) return text
  try {
    return text.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return text
  }
}
