/** From here on an output index means a coin transfer inside a contract's call. */
const FIRST_INTERNAL = 1_000_000

/**
 * Where in its transaction a payment stands. `coin`: the transaction's own value. `log`: a token's log, by its place among
 * the transaction's logs. `internal`: a coin transfer of a contract, by its place among those of the transaction that
 * move something. Unlike a place in the block, these stay the same when another block includes the transaction.
 */
export type PaymentPlace =
  | { readonly kind: 'coin' }
  | { readonly kind: 'log'; readonly place: number }
  | { readonly kind: 'internal'; readonly place: number }

/** The output index of a payment's key. */
export function outputIndexOf(at: PaymentPlace): number {
  switch (at.kind) {
    case 'coin':
      return 0
    case 'log':
      if (at.place + 1 >= FIRST_INTERNAL) throw new RangeError('No transaction has so many logs')
      return at.place + 1
    case 'internal':
      return FIRST_INTERNAL + at.place
  }
}

/** What `outputIndexOf` wrote. */
export function placeOf(outputIndex: number): PaymentPlace {
  if (outputIndex === 0) return { kind: 'coin' }
  return outputIndex < FIRST_INTERNAL
    ? { kind: 'log', place: outputIndex - 1 }
    : { kind: 'internal', place: outputIndex - FIRST_INTERNAL }
}
