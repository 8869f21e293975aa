import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PackedPage } from './pack-page.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const encodings: Readonly<Record<'br' | 'gzip', (bytes: Buffer) => Promise<Buffer>>> = {
  // Beyond 5 a page takes several times as long for one percent.
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => compressGzip(bytes),
}

/** A page's bytes in the best encoding that the client accepts, compressed once for all of them. */
export async function packedBody(
  page: Pick<PackedPage, 'html' | 'compressed'>,
  acceptEncoding: string | undefined,
): Promise<{ readonly encoding: 'br' | 'gzip' | null; readonly bytes: Buffer }> {
  const encoding = chosenEncoding(acceptEncoding ?? '')
  if (encoding === null) return { encoding, bytes: page.html }
  const compressed = page.compressed.get(encoding) ?? encodings[encoding](page.html)
  page.compressed.set(encoding, compressed)
  return { encoding, bytes: await compressed }
}

function chosenEncoding(accepted: string): 'br' | 'gzip' | null {
  const names = accepted.split(',').flatMap((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}
