import type { CurrencyOut, MarketsReply } from '@causeway/api/contract'
import { shortRate } from '@causeway/core/money'
import type { PageContext } from '../load-context.ts'
import type { PopularPair } from './pair-list.tsx'
import { type PairTrend, pairTrend } from './pair-trend.ts'

const wanted = [
  ['btc', 'eth'],
  ['eth', 'usdt20'],
  ['ltc', 'btc'],
  ['xmr', 'btc'],
  ['btc', 'usdc'],
] as const

/** The pairs of the home page that can be exchanged now, each with the rate that its own estimate gives. */
export async function popularPairs(
  { caller, calls }: Pick<PageContext, 'caller' | 'calls'>,
  currencies: readonly CurrencyOut[],
  markets: MarketsReply,
): Promise<readonly PopularPair[]> {
  const pairs = await Promise.all(
    wanted.map(async ([fromTicker, toTicker]): Promise<PopularPair | null> => {
      const from = currencies.find((currency) => currency.ticker === fromTicker)
      const to = currencies.find((currency) => currency.ticker === toTicker)
      if (!from?.isWebFromEnabled || !to?.isWebToEnabled) return null
      const one = { from: fromTicker, to: toTicker, amountFrom: '1' }
      const estimate = await calls.estimate(one, caller)
      if (!estimate.ok || estimate.body.rate === null) return null
      return {
        from,
        to,
        rate: shortRate(estimate.body.rate),
        trend: trendOf(markets, fromTicker, toTicker),
      }
    }),
  )
  return pairs.filter((pair) => pair !== null)
}

function trendOf(markets: MarketsReply, from: string, to: string): PairTrend | null {
  const base = markets.find((market) => market.ticker === from)
  const quote = markets.find((market) => market.ticker === to)
  return base && quote ? pairTrend(base.sparkline, quote.sparkline) : null
}
