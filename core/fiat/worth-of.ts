import { formatFractionTruncated } from '../money/index.ts'
import { readDecimal } from './decimal-fraction.ts'

/**
 * What an amount of coins is worth in some money, with the money's own decimals, truncated; null for what is no amount or
 * no price. All of it is plain decimal text: the amount, and the price of one coin and of one unit of the money in the
 * same third money.
 */
export function worthOf(
  amount: string,
  price: { readonly coin: string; readonly money: string; readonly decimals: number },
): string | null {
  const [sum, coin, money] = [amount, price.coin, price.money].map(readDecimal)
  if (!sum || !coin || !money || money.numerator === 0n) return null
  return formatFractionTruncated(
    {
      numerator: sum.numerator * coin.numerator * money.denominator,
      denominator: sum.denominator * coin.denominator * money.numerator,
    },
    price.decimals,
  )
}
