import { startProduct } from '../support/index.ts'
import type { Bench, Figure } from './report/figure.ts'
import { percentile } from './report/statistics.ts'

const BLOCK_MILLISECONDS = 250
const GOAL = { kind: 'at most', value: 2 } as const
const POLL_MILLISECONDS = 200
const LIMIT_MILLISECONDS = 120_000
/** Pairs over several networks, so that chains are watched and paid side by side. */
const PAIRS = [
  { from: 'ltc', to: 'eth', amountFrom: '2' },
  { from: 'eth', to: 'ltc', amountFrom: '0.1' },
  { from: 'doge', to: 'usdt20', amountFrom: '2000' },
  { from: 'xrp', to: 'doge', amountFrom: '200' },
] as const

/** From a deposit that is deep enough to the payout's broadcast, by the server's own timestamps. */
export const payoutLatency: Bench = {
  name: 'payout-latency',
  title: 'Confirmed deposit to payout broadcast',
  run: async ({ quick, say }) => {
    const product = await startProduct({
      env: {
        RATE_LIMITS: 'false',
        LOG_LEVEL: 'warn',
        BLOCK_MILLISECONDS: String(BLOCK_MILLISECONDS),
      },
    })
    try {
      const calm = await swaps(product.url, { count: quick ? 8 : 120, everyMilliseconds: 250 })
      say(`${calm.length} swaps, four a second`)
      const burst = await swaps(product.url, { count: quick ? 8 : 100, everyMilliseconds: 0 })
      say(`${burst.length} swaps at once`)
      return {
        figures: [
          ...figuresOf(`${calm.length} swaps, four a second`, calm, GOAL),
          ...figuresOf(`${burst.length} swaps at once`, burst, null),
        ],
        notes: [
          `The product as \`npm start\` runs it (embedded database, one process), with a sandbox block every ${BLOCK_MILLISECONDS} ms. Absolute times, by the server's own timestamps: from the event \`deposit_deep_enough\` (the deposit is booked) to \`moneySentAt\` (the payout was handed to the network): settle, post to the ledger, plan, reserve, sign, keep the bytes, broadcast.`,
          'Not in it: how long the chain takes to bury the deposit, and up to 0.4 s until a watcher looks at the chain again.',
          '"At once" is a burst: all deposits are paid in the same moment, and one embedded database works them off in turn.',
        ],
      }
    } finally {
      await product.stop()
    }
  },
}

function figuresOf(what: string, waits: readonly number[], goal: typeof GOAL | null): Figure[] {
  const line = (name: string, share: number, judged: typeof GOAL | null): Figure => ({
    what: `${what}, ${name}`,
    ours: `${percentile(waits, share).toFixed(2)} s`,
    base: '',
    ratio: null,
    goal: judged,
    judged: percentile(waits, share),
    spread: null,
  })
  return [line('p50', 0.5, null), line('p99', 0.99, goal)]
}

/** Makes the orders, pays them at that pace, and gives the seconds that each payout took. */
async function swaps(
  url: string,
  plan: { readonly count: number; readonly everyMilliseconds: number },
): Promise<readonly number[]> {
  const destinations = await destinationsOf(url)
  const ids: string[] = []
  for (let index = 0; index < plan.count; index += 1)
    ids.push(await order(url, index, destinations))
  const started = performance.now()
  await Promise.all(
    ids.map(async (transactionId, index) => {
      await wait(index * plan.everyMilliseconds)
      await call(`${url}/api/sandbox/deposits`, { transactionId })
    }),
  )
  // The times are the server's own, so nothing is lost by asking for one order after another: a poll for each of a
  // hundred at once would keep the one embedded database busier than the orders do.
  const waits: number[] = []
  for (const id of ids) waits.push(await sent(url, id, started + LIMIT_MILLISECONDS))
  return waits
}

async function order(
  url: string,
  index: number,
  destinations: ReadonlyMap<string, string>,
): Promise<string> {
  const pair = PAIRS[index % PAIRS.length]
  const destinationAddress = destinations.get(pair?.to ?? '')
  const { transaction } = await call(
    `${url}/api/transactions`,
    // An empty memo says that the address needs none.
    { ...pair, destinationAddress, extraId: '' },
    { 'idempotency-key': crypto.randomUUID() },
  )
  return transaction.transactionId
}

async function destinationsOf(url: string): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>()
  for (const { to } of PAIRS) {
    addresses.set(to, (await call(`${url}/api/sandbox/addresses/${to}`, null)).address)
  }
  return addresses
}

/** Waits until an order's payout was broadcast; gives the seconds since its deposit was deep enough. */
async function sent(url: string, id: string, deadline: number): Promise<number> {
  for (;;) {
    const { transaction } = await call(`${url}/api/transactions/${id}`, null)
    const { moneySentAt, events } = transaction
    if (moneySentAt !== null) {
      const deep = events.find((event: { kind: string }) => event.kind === 'deposit_deep_enough')
      return (Date.parse(moneySentAt) - Date.parse(deep.at)) / 1000
    }
    if (performance.now() > deadline) throw new Error(`order ${id} is still ${transaction.status}`)
    await wait(POLL_MILLISECONDS)
  }
}

/** A GET without a body, a POST with one; the parsed reply. Throws where it was refused. */
async function call(url: string, body: object | null, headers: Record<string, string> = {}) {
  const reply = await fetch(
    url,
    body === null
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
  )
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url} was refused: ${text}`)
  return JSON.parse(text)
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
