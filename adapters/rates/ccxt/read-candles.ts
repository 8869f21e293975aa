import { PRICE_DECIMALS, type PricePoint } from '@causeway/core/ports'
import type { Exchange } from 'ccxt'
import { elementsOf, NonsenseAnswer, unitsRoundedDown } from '../../exchanges/index.ts'

const TIMEFRAMES = [
  ['1m', 60_000],
  ['5m', 300_000],
  ['15m', 900_000],
  ['30m', 1_800_000],
  ['1h', 3_600_000],
  ['4h', 14_400_000],
  ['1d', 86_400_000],
] as const
/** More than this no exchange gives at once. */
const MOST_CANDLES = 300

export type HistoryRange = { readonly from: number; readonly to: number; readonly points: number }

/** Opening prices (1e-18 of the quote coin) of a market over a time, at most as many as asked for, oldest first. */
export async function readCandles(
  exchange: Exchange,
  symbol: string,
  range: HistoryRange,
): Promise<readonly PricePoint[]> {
  const span = range.to - range.from
  if (span < 0 || range.points < 1) return []
  const most = Math.min(Math.floor(range.points), MOST_CANDLES)
  const offered = TIMEFRAMES.filter(([name]) => Object.hasOwn(exchange.timeframes, name))
  const [name, step] = offered.find(([, each]) => each * most >= span) ?? offered.at(-1) ?? []
  if (name === undefined || step === undefined) return []
  // The first candle may begin before the time asked for.
  const limit = Math.min(Math.ceil(span / step) + 2, MOST_CANDLES)
  const since = Math.max(range.from, range.to - step * (limit - 1))
  const candles: unknown = await exchange.fetchOHLCV(symbol, name, since, limit)
  const points = elementsOf(candles)
    .map(readCandle)
    .filter(({ at, price }) => at >= range.from && at <= range.to && price > 0n)
  const every = Math.max(1, Math.ceil(points.length / most))
  // Counted from the end, so that the newest stays.
  return points.filter((_, index) => (points.length - 1 - index) % every === 0)
}

function readCandle(candle: unknown): PricePoint {
  const [at, open] = elementsOf(candle)
  if (typeof at !== 'number' || !Number.isSafeInteger(at)) {
    throw new NonsenseAnswer('a candle has no time')
  }
  return { at, price: unitsRoundedDown(open, PRICE_DECIMALS) }
}
