import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Less than this fits into one packet anyway. */
const LEAST_BYTES = 1000
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside every script, style sheet and drawing of a folder, as small as they get. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg}', { cwd: folder }).map((file) => join(folder, file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      if (bytes.length < LEAST_BYTES) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${file}.br`, await compressBrotli(bytes, { params }))
      writeFileSync(`${file}.gz`, await compressGzip(bytes, { level: 9 }))
    }),
  )
}
