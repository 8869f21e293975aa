/** What the record of a transfer of our own says. Payouts and refunds have a record of their settlement instead. */
type OwnRecord = {
  /** A filler's nonce. */
  readonly nonce?: string
  /** The gas that a sweep waits for. */
  readonly gas?: string | null
}

/** The record of a filler: the nonce that it uses up, and whose it was. */
export function fillerRecord(filler: { readonly nonce: bigint; readonly of: string }): string {
  return JSON.stringify({ nonce: filler.nonce.toString(), of: filler.of })
}

/** The record of a sweep: the deposits that it takes along, and the gas transfer that it waits for. */
export function sweepRecord(sweep: {
  readonly deposits: readonly string[]
  readonly gas: string | null
}): string {
  return JSON.stringify(sweep)
}

/** The one nonce that a filler may have; null for every other kind. */
export function exactNonceOf(transfer: {
  readonly kind: string
  readonly record: string
}): bigint | null {
  if (transfer.kind !== 'filler') return null
  const { nonce }: OwnRecord = JSON.parse(transfer.record)
  if (nonce === undefined) throw new Error('A filler does not know its nonce')
  return BigInt(nonce)
}

/** The gas transfer that a sweep waits for; null where it needs none. */
export function gasOf(transfer: { readonly kind: string; readonly record: string }): string | null {
  if (transfer.kind !== 'sweep') return null
  const { gas }: OwnRecord = JSON.parse(transfer.record)
  return gas ?? null
}
