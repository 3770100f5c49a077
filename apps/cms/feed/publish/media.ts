import type { Media } from '@lindero/contract'
import { mediaAddress, readRenditions } from '../../media/renditions.ts'
import type { Reader } from './reader.ts'

export function publishMedia(document: Reader): Media | null {
  const id = document.number('id')
  const file = document.text('filename')
  const alt = document.text('alt')
  // Without words for those who cannot see it, a picture is not public in this language.
  if (id === null || !file || !alt) return null
  return {
    id,
    alt,
    credit: document.textOrNull('credit'),
    width: document.number('width') ?? 0,
    height: document.number('height') ?? 0,
    focal: { x: document.number('focalX') ?? 50, y: document.number('focalY') ?? 50 },
    src: mediaAddress(file),
    renditions: readRenditions(document.value('renditions')),
    share: document.textOrNull('share'),
    colour: document.textOrNull('colour'),
  }
}
