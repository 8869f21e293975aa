/**
 * A transaction of ours: payout, refund or sweep. Bytes are saved before they are broadcast, and the same bytes go
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

/** The transfer's life as one table. */
export const transferTransitions: Readonly<
  Record<TransferState, Readonly<Partial<Record<TransferEvent, TransferState>>>>
> = {
  planned: { inputs_reserved: 'reserved', taken_back: 'cancelled' },
  reserved: { bytes_saved: 'signed', taken_back: 'cancelled' },
  signed: { sent_out: 'broadcast' },
  broadcast: { deep_enough: 'confirmed', lost: 'signed', did_nothing: 'failed' },
  confirmed: { lost: 'signed' },
  failed: {},
  cancelled: {},
}
