// Prices random pairs in catalogues of the sizes of the first argument, in turns, and prints what a quote takes in time
// and memory. A process of its own, for a young heap so large that nothing is collected while it is measured
// (--expose-gc and --max-semi-space-size).
import { formatUnits } from '@causeway/core/money'
import { defaultFeePolicy } from '@causeway/core/quotes'
import { makeEstimate } from '@causeway/server/quotes'
import { generatedMarket } from '../servers/generated-catalogue.ts'

export type QuoteCost = {
  readonly size: number
  readonly nanoseconds: number
  readonly bytes: number
}
type Ask = () => void

const QUOTED: ReadonlySet<string> = new Set([
  'amount_below_minimum',
  'amount_above_maximum',
  'same_currency',
])

/** More than any order takes of a coin. */
const PLENTY = 10n ** 60n

const plan: { sizes: readonly number[]; rounds: number; quotes: number } = JSON.parse(
  process.argv[2] ?? '',
)
const subjects = plan.sizes.map((size) => ({ size, ask: asking(size) }))
const costs: QuoteCost[] = []
for (const { ask } of subjects) measure(ask)
for (let round = 0; round < plan.rounds; round += 1) {
  for (const { size, ask } of subjects) costs.push({ size, ...measure(ask) })
}
process.stdout.write(JSON.stringify(costs))

function measure(ask: Ask): { nanoseconds: number; bytes: number } {
  globalThis.gc?.()
  const heapBefore = process.memoryUsage().heapUsed
  const started = process.hrtime.bigint()
  for (let index = 0; index < plan.quotes; index += 1) ask()
  const nanoseconds = Number(process.hrtime.bigint() - started)
  const bytes = process.memoryUsage().heapUsed - heapBefore
  return { nanoseconds: nanoseconds / plan.quotes, bytes: bytes / plan.quotes }
}

/** Asks for one pair after the other, each as likely as the next, in an order that is the same in every run. */
function asking(size: number): Ask {
  const { catalogue, snapshot } = generatedMarket(size)
  const needs = {
    catalogue,
    clock: { now: () => 0 },
    policy: defaultFeePolicy,
    freshSnapshot: () => snapshot,
    accountNames: new Map(),
    stock: { available: () => PLENTY },
    rateKey: new Uint8Array(32),
  }
  const coins = catalogue.all.filter((coin) => coin.isWebFromEnabled && coin.isWebToEnabled)
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    const coin = coins[state % coins.length]
    if (coin === undefined) throw new Error('there are no coins')
    return coin
  }
  return () => {
    const [from, to] = [next(), next()]
    const given = formatUnits(from.minimumUnits * 20n, from.decimals)
    const estimated = makeEstimate(needs, {
      from: from.ticker,
      to: to.ticker,
      side: 'from',
      given,
      kind: 'float',
    })
    // Some amounts lie outside the limits, at every size alike; anything else would be another measurement.
    if (!estimated.ok && !QUOTED.has(estimated.failure.code))
      throw new Error(estimated.failure.code)
  }
}
