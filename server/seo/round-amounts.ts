import { formatUnits } from '@causeway/core/money'

const MOST = 6
const STEPS = [1n, 2n, 5n] as const

/**
 * Round amounts between two limits, as decimal texts, smallest first: powers of ten, and where these are few also twice
 * and five times of each. `decimals` are the coin's. Empty where no round amount lies between them.
 */
export function roundAmounts(minimum: bigint, maximum: bigint, decimals: number): string[] {
  if (minimum > maximum) return []
  const all: bigint[] = []
  for (let power = 1n; power <= maximum; power *= 10n) {
    for (const step of STEPS) {
      const units = step * power
      if (units >= minimum && units <= maximum) all.push(units)
    }
  }
  const tens = all.filter((units) => /^10*$/.test(units.toString()))
  const chosen = tens.length >= MOST / 2 ? tens : all
  return chosen.slice(0, MOST).map((units) => formatUnits(units, decimals))
}
