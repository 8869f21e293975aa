// What the estimates are compared with: node:http alone, the same arithmetic, a reply of the same size. It checks
// nothing, limits nothing, and knows one path. With PUBLIC_KEY (PEM) it takes JSON-RPC that this one key signed (v2).
import { createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { sandboxMarkets } from '@causeway/adapters/rates/sandbox/markets'
import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { parseAmount } from '@causeway/core/money'
import { defaultFeePolicy, priceQuote } from '@causeway/core/quotes'

const { PUBLIC_KEY } = process.env
const publicKey = PUBLIC_KEY === undefined ? null : createPublicKey(PUBLIC_KEY)
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
  const read = JSON.parse(body)
  const { from, to, amountFrom } = publicKey === null ? read : read.params[0]
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
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts)
    const signature = Buffer.from(String(request.headers['x-api-signature']), 'base64')
    if (publicKey !== null && !verify('RSA-SHA256', body, publicKey, signature)) {
      return reply.writeHead(401).end()
    }
    const text = quoteText(body.toString('utf8'))
    reply.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    return reply.end(text)
  })
})
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.stdout.write(`ready http://${process.env.HOST}:${process.env.PORT}\n`)
})
process.once('SIGTERM', () => process.exit(0))
