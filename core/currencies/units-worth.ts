import { type AssetCode, divideRoundedUp, parseAmount } from '../money/index.ts'

const DOLLAR = { ticker: 'usd', decimals: 18 }
const DIGITS = 2

/**
 * Smallest units of a coin that are worth so many dollars at its rough price, rounded up to two digits that count: fee and
 * minimum are policy, and people read them. One unit at least. Throws where a figure is no plain decimal above zero.
 */
export function unitsWorth(
  worth: string,
  coin: { readonly ticker: AssetCode; readonly decimals: number; readonly dollars: string },
): bigint {
  const scaled = attodollars(worth) * 10n ** BigInt(coin.decimals)
  const exact = divideRoundedUp(scaled, attodollars(coin.dollars))
  const step = 10n ** BigInt(Math.max(String(exact).length - DIGITS, 0))
  return divideRoundedUp(exact, step) * step
}

function attodollars(text: string): bigint {
  const parsed = parseAmount(text, DOLLAR)
  if (!parsed.ok || parsed.value.units === 0n) throw new TypeError(`${text} is no price`)
  return parsed.value.units
}
