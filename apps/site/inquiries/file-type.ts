/** What a buyer may attach (E-6), told by its content; the name decides only between kinds that begin alike. */
export interface FileKind {
  type: string
  endings: readonly [string, ...string[]]
  fits: (head: Buffer, ending: string) => boolean
}

const starts = (head: Buffer, bytes: readonly number[], at = 0) => bytes.every((byte, index) => head[at + index] === byte)
const says = (head: Buffer, text: string, at = 0) => head.toString('latin1', at, at + text.length) === text

/** Earlier rows win. */
const kinds: readonly FileKind[] = [
  { type: 'application/illustrator', endings: ['ai'], fits: (head, ending) => ending === 'ai' && (isPdf(head) || isPs(head)) },
  { type: 'application/pdf', endings: ['pdf'], fits: isPdf },
  { type: 'application/postscript', endings: ['eps', 'ps'], fits: (head) => isPs(head) || isDosEps(head) },
  {
    type: 'image/png',
    endings: ['png'],
    fits: (head) => starts(head, [137, 80, 78, 71, 13, 10, 26, 10]) && says(head, 'IHDR', 12),
  },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], fits: (head) => starts(head, [0xff, 0xd8, 0xff]) && (head[3] ?? 0) >= 0xc0 },
  { type: 'image/webp', endings: ['webp'], fits: (head) => says(head, 'RIFF') && says(head, 'WEBPVP8', 8) },
  { type: 'application/zip', endings: ['zip'], fits: (head) => starts(head, [80, 75, 3, 4]) },
]

/** How much of the beginning is looked at. */
export const headBytes = 4096
/** How much of the end. */
export const tailBytes = 1024

export type FileVerdict = { ok: true; type: string; endings: FileKind['endings'] } | { ok: false; problem: 'type' | 'twofold' }

export function fileVerdict(head: Buffer, tail: Buffer, ending: string): FileVerdict {
  const kind = kinds.find(({ fits }) => fits(head, ending))
  if (!kind) return { ok: false, problem: 'type' }
  const isTwofold = looksLikeMarkup(head) || (kind.type !== 'application/zip' && endsLikeZip(tail))
  return isTwofold ? { ok: false, problem: 'twofold' } : { ok: true, type: kind.type, endings: kind.endings }
}

function isPdf(head: Buffer): boolean {
  return /^%PDF-\d\.\d/.test(head.toString('latin1', 0, 8))
}

function isPs(head: Buffer): boolean {
  return says(head, '%!PS-Adobe-')
}

/** EPS with a preview for DOS: the drawing itself begins where the head says. */
function isDosEps(head: Buffer): boolean {
  return starts(head, [0xc5, 0xd0, 0xd3, 0xc6]) && head.length >= 30 && head.readUInt32LE(4) >= 30
}

/** A browser that guesses would take such a file for a page. */
function looksLikeMarkup(head: Buffer): boolean {
  return /<(?:!doctype\s+html|html|head|body|script|iframe|svg|object|embed)[\s>/]/i.test(head.toString('latin1'))
}

/** A directory of a ZIP that reaches exactly to the end: the file opens as an archive too. */
function endsLikeZip(tail: Buffer): boolean {
  const at = tail.lastIndexOf(Buffer.from([80, 75, 5, 6]))
  return at >= 0 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length
}
