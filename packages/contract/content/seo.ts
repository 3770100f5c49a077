/** What staff may say to search engines; null falls back to the document's own words. */
export interface Seo {
  title: string | null
  description: string | null
  image: number | null
}
