/** A number of pieces as people write it: `1500`, `1.500`, `1,500` or `1 500`; none is 0. Null where it says something else. */
export function quantityOf(written: string): number | null {
  const text = written.trim()
  return /^(?:\d*|\d{1,3}(?:[.,'’\s]\d{3})+)$/.test(text) ? Number(text.replace(/\D/g, '')) : null
}
