import type { Shop } from '../../customers/index.ts'
import { rawRequest } from './raw-request.ts'

export type RawPost = {
  /** As it stands in the request's first line, whatever it is. */
  readonly target: string
  /** Absent: that of the shop. */
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type RawReply = { readonly status: number; readonly head: string; readonly body: string }

/** Posts a form with exactly these headers: fetch writes the target, `Host` and `Origin` as it thinks right. */
export async function rawPost(shop: Shop, post: RawPost): Promise<RawReply> {
  const { body = '', headers = {}, host = new URL(shop.url).host, target } = post
  const all = {
    host,
    connection: 'close',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return rawReply(shop, `POST ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Writes a whole request to the shop's port and reads what came back. */
export async function rawReply(shop: Shop, text: string): Promise<RawReply> {
  const answer = await rawRequest(shop, text)
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0)
  return { status, head: head.toLowerCase(), body: rest.join('\r\n\r\n') }
}
