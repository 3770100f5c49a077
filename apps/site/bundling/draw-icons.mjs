import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Draws the icons beside `public/icon.svg` from it. Run by hand after the drawing has changed: `node bundling/draw-icons.mjs`. */
const folder = join(import.meta.dirname, '../public')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
const green = '#23372f'

/** Systems that cut their own corners want the ground up to the edge, and the mark away from it. */
const uncut = drawing.replace(' rx="2"', '')

/** @param {string} svg @param {number} size @param {number} [mark] Share of the side that the mark takes. */
function draw(svg, size, mark = 1) {
  const inner = Math.round(size * mark)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  const edges = { top: before, left: before, bottom: after, right: after }
  return sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ ...edges, background: green })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The old container: a list of places, then the PNG files themselves. @param {{ size: number, png: Buffer }[]} pictures */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

writeFileSync(join(folder, 'icon-192.png'), await draw(drawing, 192))
writeFileSync(join(folder, 'icon-512.png'), await draw(drawing, 512))
writeFileSync(join(folder, 'icon-maskable-512.png'), await draw(uncut, 512, 0.75))
writeFileSync(join(folder, 'apple-touch-icon.png'), await draw(uncut, 180, 0.88))
const sizes = [16, 32]
writeFileSync(
  join(folder, 'favicon.ico'),
  ico(await Promise.all(sizes.map(async (size) => ({ size, png: await draw(drawing, size) })))),
)
