/**
 * Programs that read pages to index or preview them, by a part of the name they give themselves (S-13). The first group covers
 * those who say what they are (a Cubot is a telephone); the second those who do not.
 */
const patterns = [
  /(?<!\bcu)bot\b|crawl|spider|slurp/i,
  /facebookexternalhit|whatsapp|skypeuripreview|mediapartners|google-inspectiontool|googleother|ia_archiver/i,
]

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && patterns.some((pattern) => pattern.test(userAgent))
}
