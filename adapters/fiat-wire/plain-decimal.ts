import { formatUnits, LONGEST_AMOUNT_TEXT } from '@causeway/core/money'
import type { FiatLimits } from '@causeway/core/ports'
import { NonsenseAnswer, unitsRoundedDown } from '../exchanges/index.ts'
import { NoAnswer } from './no-answer.ts'

/** No coin that is sold for states' money is told finer. */
const DECIMALS = 18

/**
 * A provider's number in plain notation ("1.5e-7" and "0.000000150" are "0.00000015"), exactly; what is finer than 18
 * decimals is dropped. Throws NoAnswer for what is below zero or no number.
 */
export function plainDecimal(value: unknown): string {
  const text = formatUnits(unitsOf(value), DECIMALS)
  if (text.length > LONGEST_AMOUNT_TEXT) throw new NoAnswer('unavailable', 'A number is too long')
  return text
}

/** The sum of plain decimals, exactly. */
export function sumOf(...decimals: readonly string[]): string {
  return formatUnits(
    decimals.reduce((sum, decimal) => sum + unitsOf(decimal), 0n),
    DECIMALS,
  )
}

/** One plain decimal less another, exactly. Throws NoAnswer where that is below zero. */
export function differenceOf(from: string, less: string): string {
  const units = unitsOf(from) - unitsOf(less)
  if (units < 0n) throw new NoAnswer('unavailable', 'More was taken away than there was')
  return formatUnits(units, DECIMALS)
}

/** Whether an amount lies where a provider deals. */
export function isWithin(amount: string, { min, max }: FiatLimits): boolean {
  const units = unitsOf(amount)
  return (min === null || units >= unitsOf(min)) && (max === null || units <= unitsOf(max))
}

/** Whether two decimals are the same number, however written. */
export function isSameNumber(one: string, other: string): boolean {
  return unitsOf(one) === unitsOf(other)
}

function unitsOf(value: unknown): bigint {
  try {
    return unitsRoundedDown(value, DECIMALS)
  } catch (error) {
    if (!(error instanceof NonsenseAnswer)) throw error
    throw new NoAnswer('unavailable', 'What should be a number is none')
  }
}
