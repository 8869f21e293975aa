import type { AssetCode } from '@causeway/core/money'
import type { LiquidityPort } from '@causeway/core/ports'
import {
  type AskNeeds,
  askProvider,
  fieldOf,
  losesAnswer,
  ProviderDown,
  venueOrder,
} from '../../world/index.ts'
import { type Desk, deskBalances, marketOf, tradeAtDesk } from './venue-desk.ts'
import { readBalances, readMarket, readReport, writeReport } from './wire.ts'

const PROVIDER = { kind: 'liquidity', provider: 'sandbox' } as const
const NAME = `${PROVIDER.kind}/${PROVIDER.provider}`

export type SandboxVenueNeeds = AskNeeds & {
  /** Attodollars per whole coin now, the settlement coin's too; coins without a price are not traded. */
  readonly prices: () => Promise<ReadonlyMap<AssetCode, bigint>>
  readonly settlementAsset?: AssetCode
}

/**
 * A trading venue of the sandbox world: it trades at the price given, a few basis points to its own advantage, now and
 * then only a part, and takes a tenth of a per cent. What lies there is kept in the world's store.
 */
export function createSandboxVenue({
  world,
  wait,
  prices,
  settlementAsset = 'usdt20',
}: SandboxVenueNeeds): LiquidityPort {
  const ask = async <T>(
    answer: (desk: Desk) => unknown,
    read: (value: unknown) => T,
  ): Promise<T> => {
    const desk = { world, settlementAsset, prices: await prices() }
    return askProvider({ world, wait }, PROVIDER, { answer: () => answer(desk), read })
  }
  return {
    name: PROVIDER.provider,
    settlementAsset,
    market: (asset) =>
      ask(
        (desk) => {
          const market = marketOf(desk, asset)
          if (market === null) return { market }
          return { market: { least: String(market.least.units), step: String(market.stepUnits) } }
        },
        (value) => readMarket(value, asset),
      ),
    balances: () =>
      ask(
        (desk) => ({
          balances: [...deskBalances(desk)].map(([asset, units]) => ({
            asset,
            units: String(units),
          })),
        }),
        readBalances,
      ),
    trade: async (order) => {
      const report = await ask(
        (desk) => writeReport(tradeAtDesk(desk, order)),
        (value) => readReport(value, order.clientOrderId),
      )
      if (losesAnswer(world, NAME)) throw new ProviderDown(`${NAME}: the answer was lost`)
      return report
    },
    report: (asset, clientOrderId) =>
      ask(
        () => {
          const order = venueOrder(world, clientOrderId)
          return { order: order?.amount.asset === asset ? writeReport(order) : null }
        },
        (value) => {
          const order = fieldOf(value, 'order')
          return order === null ? null : readReport(order, clientOrderId)
        },
      ),
  }
}
