import { createHash } from 'node:crypto'
import type { FiatFailure, FiatOrderReport } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import { type Ask, NoAnswer, requiredTextOf } from '../../fiat-wire/index.ts'
import { askBinance } from './ask-binance.ts'
import type { Binance } from './binance-needs.ts'
import { reportOrder } from './report-order.ts'

/** What Binance says of an order; null where it has none of our name. Throws NoAnswer. */
export async function readBinanceOrder(
  binance: Binance,
  ask: Ask,
  reference: string,
): Promise<Result<FiatOrderReport | null, FiatFailure>> {
  const externalOrderId = externalOrderIdOf(reference)
  const asked = await askBinance(binance, ask, '/order', JSON.stringify({ externalOrderId }))
  if (!asked.ok) return asked
  if (asked.value === null || asked.value === undefined) return ok(null)
  if (requiredTextOf(asked.value, 'externalOrderId') !== externalOrderId) {
    throw new NoAnswer('unavailable', 'Binance tells of another order')
  }
  return ok(reportOrder(asked.value, reference))
}

const LETTERS_AND_DIGITS = /^[0-9A-Za-z]{1,32}$/

/**
 * Our name of an order as Binance takes it, letters and digits alone: always the same one for the same order. A name with
 * anything else in it becomes the first half of its SHA-256.
 */
export function externalOrderIdOf(reference: string): string {
  if (LETTERS_AND_DIGITS.test(reference)) return reference
  return createHash('sha256').update(reference).digest('hex').slice(0, 32)
}
