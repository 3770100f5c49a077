import type { Readable } from 'node:stream'
import { type Entry, open, type ZipFile } from 'yauzl'
import { FileProblem } from '../table.ts'

/** What is unpacked may not be more than this, whatever the archive says: a small file can be made to fill any disk. */
const most = { parts: 2_000, bytes: 1_000_000_000, times: 100 }

export interface Archive {
  has: (name: string) => boolean
  /** A part of at most so many bytes, unpacked. */
  read: (name: string, mostBytes: number) => Promise<Readable>
  close: () => void
}

export async function openArchive(file: string): Promise<Archive> {
  const zip = await opened(file)
  try {
    const entries = await listed(zip)
    return {
      has: (name) => entries.has(name),
      read: (name, mostBytes) => unpacked(zip, entries.get(name), mostBytes),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

function opened(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) => (error || !zip ? reject(damaged) : resolve(zip)))
  })
}

function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let [parts, bytes, packed] = [0, 0, 0]
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(damaged))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      parts += 1
      bytes += entry.uncompressedSize
      packed += entry.compressedSize
      const bomb = parts > most.parts || bytes > most.bytes || bytes > 10_000_000 + packed * most.times
      if (bomb) reject(tooMuch)
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

/** The library ends a part that is longer than the archive's own list says. */
function unpacked(zip: ZipFile, entry: Entry | undefined, mostBytes: number): Promise<Readable> {
  return new Promise((resolve, reject) => {
    if (!entry || entry.isEncrypted()) return reject(damaged)
    if (entry.uncompressedSize > mostBytes) return reject(tooMuch)
    zip.openReadStream(entry, (error, stream) => (error || !stream ? reject(damaged) : resolve(stream)))
  })
}

export const damaged = new FileProblem({
  en: 'The file is damaged or locked and cannot be opened. Save it again as .xlsx.',
  es: 'El archivo está dañado o protegido y no se puede abrir. Guárdelo de nuevo como .xlsx.',
})
export const tooMuch = new FileProblem({
  en: 'Unpacked, the file would be far too large. Save the sheet with the products alone as .xlsx or CSV.',
  es: 'Descomprimido, el archivo sería demasiado grande. Guarde solo la hoja con los productos como .xlsx o CSV.',
})
