import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Quality 5 is what a waiting visitor can afford, 11 what an idle machine can. Both run off the main thread. */
export function brotli(body: Buffer, quality: 5 | 11): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

export function gzipped(body: Buffer): Promise<Buffer> {
  return gzipAsync(body, { level: 6 })
}
