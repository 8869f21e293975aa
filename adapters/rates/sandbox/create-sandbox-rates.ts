import type { AssetCode } from '@causeway/core/money'
import type { Clock, PricePoint, PriceVector, RatesPort } from '@causeway/core/ports'
import {
  type AskNeeds,
  askProvider,
  countField,
  listField,
  NonsenseReply,
  textField,
  unitsField,
} from '../../world/index.ts'
import { noBreakers, saidBy } from '../said-by.ts'
import { priceCurve } from './price-curve.ts'
import { type SandboxMarkets, sandboxMarkets } from './sandbox-market.ts'

const MOST_POINTS = 5000

/**
 * A seeded market that moves. `clock` is the business time (which the sandbox can move on), `markets` the coins it
 * trades; those without a market have no price. Ticks and history are one function of time, so charts agree with both.
 */
export function createSandboxRates({
  world,
  wait,
  clock,
  markets = sandboxMarkets,
}: AskNeeds & { readonly clock: Clock; readonly markets?: SandboxMarkets }): RatesPort {
  const curves = new Map(
    [...markets].map(([asset, market]) => [
      asset,
      priceCurve(world.seed, market.name ?? asset, market),
    ]),
  )
  const provider = { kind: 'rates', provider: 'sandbox' }
  const now = () => Math.floor(clock.now())
  const point = (asset: AssetCode, at: number) => ({
    asset,
    price: String(curves.get(asset)?.(at) ?? 0n),
    at,
  })
  let problem: string | null = null
  let last: PriceVector | null = null
  return {
    name: 'sandbox',
    latest: async () => {
      try {
        const vector = await askProvider({ world, wait }, provider, {
          answer: () => {
            const takenAt = now()
            return { takenAt, prices: [...curves.keys()].map((asset) => point(asset, takenAt)) }
          },
          read: readLatest,
        })
        problem = null
        last = vector
        return vector
      } catch (error) {
        problem = error instanceof Error ? error.message : 'no answer'
        throw error
      }
    },
    history: (asset, range) =>
      askProvider({ world, wait }, provider, {
        answer: () => ({
          points: curves.has(asset)
            ? spread({ ...range, to: Math.min(range.to, now()) }).map((at) => point(asset, at))
            : [],
        }),
        read: (value) => listField(value, 'points', readPoint),
      }),
    sources: () => [{ name: 'sandbox', problem, ...saidBy(last) }],
    ...noBreakers,
  }
}

/** Times from first to last, evenly; one alone stands at the end. */
function spread(range: { readonly from: number; readonly to: number; readonly points: number }) {
  const span = Math.floor(range.to) - Math.ceil(range.from)
  if (span < 0 || range.points < 1) return []
  const count = Math.min(Math.floor(range.points), span + 1, MOST_POINTS)
  if (count === 1) return [Math.floor(range.to)]
  return Array.from(
    { length: count },
    (_, index) => Math.ceil(range.from) + Math.floor((span * index) / (count - 1)),
  )
}

function readLatest(value: unknown): PriceVector {
  return {
    takenAt: countField(value, 'takenAt'),
    prices: new Map(
      listField(value, 'prices', (entry) => [textField(entry, 'asset'), readPrice(entry)]),
    ),
    paused: new Map(),
    pricedAt: new Map(),
  }
}

function readPoint(value: unknown): PricePoint {
  return { at: countField(value, 'at'), price: readPrice(value) }
}

function readPrice(value: unknown): bigint {
  const price = unitsField(value, 'price')
  if (price <= 0n) throw new NonsenseReply('a price is not above zero')
  return price
}
