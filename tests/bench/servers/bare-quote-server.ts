// What the estimates are compared with: node:http alone, the same arithmetic, a reply of the same size. It checks
// nothing, limits nothing, and knows one path.
import { createServer } from 'node:http'
import { sandboxMarkets } from '@causeway/adapters/rates/sandbox/markets'
import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { parseAmount } from '@causeway/core/money'
import { defaultFeePolicy, priceQuote } from '@causeway/core/quotes'

const REPLY_BYTES = Number(process.env.REPLY_BYTES)
const catalogue = createCatalogue(currencies, networks)
const facts = {
  snapshot: {
    id: 'bare',
    takenAt: 0,
    prices: new Map([...sandboxMarkets].map(([ticker, { startPrice }]) => [ticker, startPrice])),
    paused: new Map(),
  },
  policy: defaultFeePolicy,
  availableTo: null,
}

function quoteText(body: string): string {
  const { from, to, amountFrom } = JSON.parse(body)
  const pair = { from: catalogue.find(from), to: catalogue.find(to) }
  if (pair.from === undefined || pair.to === undefined) throw new Error('unknown coin')
  const given = parseAmount(amountFrom, pair.from)
  if (!given.ok) throw new Error(given.failure.code)
  const quoted = priceQuote(
    { pair: { from: pair.from, to: pair.to }, side: 'from', given: given.value, kind: 'float' },
    facts,
  )
  if (!quoted.ok) throw new Error(quoted.failure.code)
  const { gross, exchangeFee, networkFee, to: receive, limits } = quoted.value
  const figures = JSON.stringify({
    from,
    to,
    amountFrom,
    amountTo: String(receive.units),
    gross: String(gross.units),
    exchangeFee: String(exchangeFee.units),
    networkFee: String(networkFee.units),
    minFrom: String(limits.minFrom.units),
    maxFrom: String(limits.maxFrom.units),
  })
  return figures.padEnd(REPLY_BYTES)
}

const server = createServer((request, reply) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    body += chunk
  })
  request.on('end', () => {
    const text = quoteText(body)
    reply.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    reply.end(text)
  })
})
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.stdout.write(`ready http://${process.env.HOST}:${process.env.PORT}\n`)
})
process.once('SIGTERM', () => process.exit(0))
