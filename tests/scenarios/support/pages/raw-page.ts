import { get, type IncomingHttpHeaders } from 'node:http'
import type { Shop } from '../../../customers/index.ts'

/** A page or a file as it was sent: fetch would unpack it by itself. */
export function rawPage(shop: Shop, path: string, acceptEncoding: string) {
  return new Promise<{
    readonly headers: IncomingHttpHeaders
    readonly bytes: Buffer
  }>((resolve, reject) => {
    get(shop.url + path, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}
