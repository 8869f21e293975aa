import { formatUnits } from '../money/index.ts'
import { type Fraction, readDecimal } from './decimal-fraction.ts'

/** What is offered for one click (CALC-26), in US dollars. */
export const quickAmounts = ['150', '250', '500', '1000', '2000'] as const

/** What the sums of one click are worth, about, in US dollars. */
const DOLLARS = [100n, 500n, 1000n] as const
const STEPS = [1n, 2n, 5n] as const
const LOWEST_POWER = -18
const HIGHEST_POWER = 15

/**
 * Sums of a coin that people like to send: round figures (1, 2 or 5 and zeros), the first that is worth at least 100, 500
 * and 1000 dollars. The price is what one coin costs in dollars, plain decimal text; of what is no price there are none.
 */
export function commonSums(priceUsd: string, decimals: number): readonly string[] {
  const price = readDecimal(priceUsd)
  if (price === null || price.numerator === 0n) return []
  const sums = DOLLARS.flatMap((dollars) => roundSum(price, dollars, decimals) ?? [])
  return [...new Set(sums)]
}

function roundSum(price: Fraction, dollars: bigint, decimals: number): string | null {
  for (let power = Math.max(LOWEST_POWER, -decimals); power <= HIGHEST_POWER; power += 1) {
    for (const step of STEPS) {
      const units = power < 0 ? step : step * 10n ** BigInt(power)
      const scale = power < 0 ? 10n ** BigInt(-power) : 1n
      if (units * price.numerator >= dollars * scale * price.denominator) {
        return formatUnits(units, Math.max(0, -power))
      }
    }
  }
  return null
}
