import fs from 'node:fs'
import path from 'node:path'

// The least that must be done to keep something: write a file, and wait until it is on disk. One after another, for so long.
// node bare-spool.mjs FOLDER BYTES SECONDS
const [, , folder = '', bytes, seconds] = process.argv
const content = Buffer.alloc(Number(bytes), 'a')
fs.mkdirSync(folder, { recursive: true })
const begun = performance.now()
let written = 0
while (performance.now() - begun < Number(seconds) * 1000) {
  const file = fs.openSync(path.join(folder, String(written)), 'w')
  fs.writeSync(file, content)
  fs.fsyncSync(file)
  fs.closeSync(file)
  written++
}
console.log(JSON.stringify({ accepted: written, seconds: (performance.now() - begun) / 1000 }))
fs.rmSync(folder, { recursive: true })
