import { createHash } from 'node:crypto'

const LETTERS_AND_DIGITS = /^[0-9A-Za-z]{1,32}$/

/**
 * Our name of an order as Binance takes it, letters and digits alone: always the same one for the same order. A name with
 * anything else in it becomes the first half of its SHA-256.
 */
export function externalOrderIdOf(reference: string): string {
  if (LETTERS_AND_DIGITS.test(reference)) return reference
  return createHash('sha256').update(reference).digest('hex').slice(0, 32)
}
