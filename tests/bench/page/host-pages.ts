import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'

export type HostPages = {
  /** A page of another site, and the same page with a widget in sight. */
  readonly bare: string
  readonly withWidget: string
  /** The first page with an empty script of another site instead: what any tag costs. */
  readonly withScript: string
  readonly close: () => void
}

const WIDTH = 256
const HEIGHT = 188
const STYLE =
  'body{font:16px/1.5 system-ui;margin:0}img{display:block;width:100%;height:260px}' +
  'main{padding:1rem}causeway-widget{display:block;min-height:560px}'
const PARAGRAPH =
  '<p>A page of another site, with text of its own to read while the rest loads.</p>'

/**
 * Serves a page as other sites have them, whose largest paint is a picture of 48 kB, with and without the widget of the exchange
 * at `exchange` below the picture.
 */
export async function serveHostPages(exchange: string): Promise<HostPages> {
  const picture = noisePicture()
  const tag =
    `<script src="${exchange}/widget.js" defer></script>` +
    '<causeway-widget from="btc" to="eth" amount="0.1"></causeway-widget>'
  const pages = new Map([
    ['/bare', page('')],
    ['/widget', page(tag)],
    ['/script', page('<script src="//localhost:PORT/empty.js" defer></script>')],
  ])
  const server = createServer((request, reply) => {
    const html = pages.get(request.url ?? '')
    if (html !== undefined) {
      const body = html.replace('PORT', String(request.socket.localPort))
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
    } else if (request.url === '/empty.js') {
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end()
    } else if (request.url === '/picture.png') {
      reply.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    } else reply.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    bare: `${url}/bare`,
    withWidget: `${url}/widget`,
    withScript: `${url}/script`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function page(widget: string): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Host</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>` +
    `<body><img src="/picture.png" alt=""><main><h1>A page of another site</h1>${widget}` +
    `${PARAGRAPH.repeat(20)}</main></body></html>`
  )
}

/** A picture that cannot be compressed: plain ones do not count as a page's largest paint. */
function noisePicture(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits of grey: it must have more pixels than the largest paragraph, which else is the largest paint.
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Array.from({ length: HEIGHT }, () => [Buffer.alloc(1), randomBytes(WIDTH)])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
