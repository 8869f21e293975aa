import { formatUnits } from '@causeway/core/money'
import type { FeePolicy } from '@causeway/core/quotes'
import type { UseCases } from '@causeway/server'
import type { InputOf, webCalls } from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from './iso-time.ts'
import { fractionText, marketFigures, usdText } from './rate-text.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }
type MarketHandlers = HandlersOf<
  Pick<typeof webCalls, 'markets' | 'prices' | 'globalMarket' | 'currencyHistory'>
>

const DAY_SECONDS = 24 * 3600
const LONGEST_HISTORY_SECONDS = 366 * DAY_SECONDS
const HISTORY_POINTS = 200
const BPS_DECIMALS = 2

/** Prices, their history and what the whole market looks like from here (REF-01). */
export function createMarketHandlers({ useCases, words }: Needs): MarketHandlers {
  const { catalogue } = useCases
  return {
    markets: async () => ({
      ok: true,
      status: 200,
      body: useCases.markets().map((market) => ({
        ticker: market.ticker,
        name: catalogue.find(market.ticker)?.name ?? market.ticker,
        ...marketFigures(market),
      })),
    }),
    prices: async () => {
      const snapshot = useCases.freshSnapshot()
      if (snapshot === null) return refuse({ code: 'price_stale' }, words)
      const prices = [...snapshot.prices].map(([ticker, price]) => [ticker, usdText(price)])
      const body = {
        takenAt: isoTime(snapshot.takenAt),
        prices: Object.fromEntries([...prices, ['usd', '1']]),
      }
      return answer(body)
    },
    globalMarket: async () => {
      const snapshot = useCases.snapshot()
      // To look at: a pause of bitcoin's price must not blank the page.
      const bitcoinPrice = useCases.markets().find(({ ticker }) => ticker === 'btc')?.price
      if (!snapshot) return refuse({ code: 'price_stale' }, words)
      if (bitcoinPrice === undefined) return refuse({ code: 'price_missing', asset: 'btc' }, words)
      const statistics = await useCases.swapStatistics()
      const coins = catalogue.lists.enabled.filter(({ isFiat }) => !isFiat)
      return answer({
        currencies: coins.length,
        networks: new Set(coins.map((coin) => coin.protocol)).size,
        btcPriceUsd: usdText(bitcoinPrice),
        ordersFinished24h: statistics.finished24h,
        medianSwapSeconds: statistics.medianSeconds,
        lowestServiceFeePercent: formatUnits(lowestServiceFee(useCases.feePolicy), BPS_DECIMALS),
        takenAt: isoTime(snapshot.takenAt),
      })
    },
    currencyHistory: async (query) => history({ useCases, words }, query),
  }
}

/** Of all pairs, in basis points. */
function lowestServiceFee({ pairs, serviceFeeBps }: FeePolicy): bigint {
  return pairs.reduce((lowest, { fees }) => {
    const { serviceFeeBps: fee = lowest } = fees
    return fee < lowest ? fee : lowest
  }, serviceFeeBps)
}

async function history(
  { useCases, words }: Needs,
  query: InputOf<typeof webCalls.currencyHistory>,
) {
  const [from, to] = [query.a.toLowerCase(), query.b.toLowerCase()]
  const until = query.to === undefined ? Math.floor(useCases.now() / 1000) : Number(query.to)
  const since = query.from === undefined ? until - DAY_SECONDS : Number(query.from)
  if (since < 0 || since >= until || until - since > LONGEST_HISTORY_SECONDS) {
    return refuseRequest({ code: 'range_malformed' })
  }
  const range = { from: since * 1000, to: until * 1000, points: HISTORY_POINTS }
  const points = await useCases.rateHistory(from, to, range)
  if (!points.ok) return refuse(points.failure, words)
  return answer({
    from,
    to,
    points: points.value.map((point) => ({
      time: Math.floor(point.at / 1000),
      rate: fractionText(point),
    })),
  })
}
