/** What a list shows, as a file of each kind we write. */
export function ExportLinks({ lead, path, query = '' }: { lead?: string; path: string; query?: string }) {
  return (
    <span className="desk-export">
      {lead}
      {['csv', 'xlsx'].map((format) => (
        <a key={format} href={`/api-cms/${path}/export?format=${format}&${query}`} download>
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
