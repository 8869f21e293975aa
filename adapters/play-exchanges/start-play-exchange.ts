import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Clock } from '@causeway/core/ports'
import { binanceDialect } from './binance-dialect.ts'
import type { Asked, Dialect, PlayFault, Reply } from './dialect.ts'
import { krakenDialect } from './kraken-dialect.ts'
import { createPlayBook, type PlayBook, type PlayMarket } from './play-book.ts'

export type PlayExchange = {
  readonly url: string
  readonly keys: { readonly apiKey: string; readonly secret: string }
  readonly book: PlayBook
  readonly setFault: (fault: PlayFault) => void
  /** The next order is taken, and its answer lost. */
  readonly loseNextOrder: () => void
  /** Method, path and Host header of everything that was asked. */
  readonly asked: () => readonly {
    readonly method: string
    readonly path: string
    readonly host: string
  }[]
  readonly close: () => Promise<void>
}

const SLOW_MILLISECONDS = 1500
const dialects: Readonly<Record<'kraken' | 'binance', Dialect>> = {
  kraken: krakenDialect,
  binance: binanceDialect,
}

/** A server on this machine that speaks an exchange's wire format, signatures checked; for tests and devnets. */
export async function startPlayExchange(options: {
  readonly speaks: 'kraken' | 'binance'
  readonly markets: readonly PlayMarket[]
  readonly clock: Clock
  readonly balances?: Readonly<Record<string, string>>
}): Promise<PlayExchange> {
  const dialect = dialects[options.speaks]
  const book = createPlayBook({
    markets: options.markets,
    balances: options.balances ?? {},
    spreadBps: 2n,
    feeBps: 20n,
    takesFeeOfReceived: dialect.takesFeeOfReceived,
  })
  const asked: { method: string; path: string; host: string }[] = []
  let fault: PlayFault = 'none'
  let losesNext = false
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://play')
    const body = Buffer.concat(await request.toArray()).toString()
    asked.push({
      method: request.method ?? '',
      path: url.pathname,
      host: request.headers.host ?? '',
    })
    const question: Asked = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.search.slice(1),
      body,
      headers: request.headers,
      fault,
      now: options.clock.now(),
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS))
    const broken = brokenReply(fault)
    const reply = broken ?? dialect.answer(book, question)
    const isLost = losesNext && dialect.isOrder(question)
    if (isLost) losesNext = false
    if (isLost || fault === 'lost_answer') return void response.destroy()
    response.writeHead(reply.status, { 'content-type': reply.type ?? 'application/json' })
    response.end(reply.text)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    keys: dialect.keys,
    book,
    setFault: (next) => {
      fault = next
    },
    loseNextOrder: () => {
      losesNext = true
    },
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function brokenReply(fault: PlayFault): Reply | null {
  switch (fault) {
    case 'error_500':
      return { status: 500, text: '{"error":["EService:Unavailable"],"code":-1000,"msg":"down"}' }
    case 'garbage':
      return { status: 200, text: '{"result":{"XXBTZUSD":{"a":["' }
    case 'html':
      return { status: 200, type: 'text/html', text: '<html><body>Just a moment…</body></html>' }
    default:
      return null
  }
}
