import type { FiatOrderReport, FiatOrderState } from '@causeway/core/ports'
import { decimalOf, NoAnswer, requiredTextOf, textOf } from '../../fiat-wire/index.ts'

type Meaning = { readonly state: FiatOrderState; readonly reason: string | null }

const is = (state: FiatOrderState, reason: string | null = null): Meaning => ({ state, reason })
const STAYED = 'The coins stayed in the person’s Binance account'

/** Binance's numbers for how far a purchase is. A purchase that it is still about may not be paid yet. */
const meaningOfStatus = {
  0: is('waiting'),
  1: is('waiting'),
  2: is('paid'),
  3: is('paid'),
  4: is('paid'),
  10: is('paid'),
  11: is('sending'),
  15: is('paid'),
  20: is('ended'),
  93: is('declined', STAYED),
  94: is('declined', STAYED),
  96: is('declined', STAYED),
  97: is('declined', 'The payment failed'),
  98: is('declined', STAYED),
  99: is('declined', 'The order failed'),
} as const satisfies Record<number, Meaning>

const meanings: ReadonlyMap<string, Meaning> = new Map(Object.entries(meaningOfStatus))

/** What Binance says of an order of ours. Throws NoAnswer for a number that is not known: a wrong state is worse than none. */
export function reportOrder(order: unknown, reference: string): FiatOrderReport {
  const meaning = meanings.get(requiredTextOf(order, 'status'))
  if (meaning === undefined) throw new NoAnswer('unavailable', 'Binance names an unknown state')
  return {
    reference,
    providerReference: requiredTextOf(order, 'externalOrderId'),
    state: meaning.state,
    amountFrom: decimalOf(order, 'fiatAmount'),
    amountTo: decimalOf(order, 'cryptoAmount'),
    txId: textOf(order, 'withdrawTxHash'),
    payIn: null,
    reason: meaning.reason,
    url: null,
  }
}
