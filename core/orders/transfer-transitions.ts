/**
 * A transaction of ours: payout, refund, sweep, gas or filler. Bytes are saved before they are broadcast, and the same bytes go
 * again after any doubt (architecture, decision 4).
 */
export const transferStates = [
  'planned',
  'reserved',
  'signed',
  'broadcast',
  'confirmed',
  'failed',
  'cancelled',
] as const
export type TransferState = (typeof transferStates)[number]

export type TransferEvent =
  | 'inputs_reserved'
  | 'bytes_saved'
  | 'sent_out'
  | 'deep_enough'
  | 'lost'
  | 'did_nothing'
  | 'taken_back'
  | 'signature_refused'

/** The transfer's life as one table. */
export const transferTransitions: Readonly<
  Record<TransferState, Readonly<Partial<Record<TransferEvent, TransferState>>>>
> = {
  // A signature that an earlier version of the database asked for is adopted without reserving anew.
  planned: { inputs_reserved: 'reserved', bytes_saved: 'signed', taken_back: 'cancelled' },
  // What was reserved belongs to another signature that the signer remembers: it is decided anew.
  reserved: { bytes_saved: 'signed', taken_back: 'cancelled', signature_refused: 'planned' },
  signed: { sent_out: 'broadcast' },
  broadcast: { deep_enough: 'confirmed', lost: 'signed', did_nothing: 'failed' },
  confirmed: { lost: 'signed' },
  failed: {},
  cancelled: {},
}

/** The state an event leads to. Throws if the table has no such transition, which is a bug. */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState {
  const next = transferTransitions[state][event]
  if (next === undefined) throw new Error(`No transition of a transfer from ${state} by ${event}`)
  return next
}
