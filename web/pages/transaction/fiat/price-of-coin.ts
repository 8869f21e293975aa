import { quotientOf } from '@causeway/core/fiat'

const DECIMALS = 8

/** What one coin comes to, from sums of money and of the coin (plain decimal texts), truncated; null of no coins. */
export function priceOfCoin(money: string, coins: string): string | null {
  const price = quotientOf(money, coins)
  if (price === null) return null
  const units = (price.numerator * 10n ** BigInt(DECIMALS)) / price.denominator
  const digits = units.toString().padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
