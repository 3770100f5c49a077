/** A header that makes a browser save a file under its name, whatever letters that name has. */
export function attachment(name: string): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\w .()-]/g, '_')
      .slice(0, 150) || 'file'
  const exact = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
