import type { Posting } from '@causeway/core/ledger'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { afterSendEvent, type SendState } from '@causeway/core/orders'
import type { Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'

/** What became of a transfer: confirmed under enough blocks, reorganised out of the chain, or never made. */
export type OwnSendEvent = { readonly event: 'confirmed' | 'lost' | 'undone'; readonly at: Date }

type Row = {
  readonly id: string
  readonly asset: AssetCode
  readonly units: bigint
  readonly state: SendState
}

/**
 * What a locked row is to say after what happened to its transfer. Where nothing was sent, books that the coins are in the
 * wallet as before.
 */
export async function followOwnSend(
  tx: Tx,
  { asset, id, state, units }: Row,
  happened: OwnSendEvent,
  bookUndone: (send: { id: string }, sum: Amount) => Posting,
): Promise<ReturnType<typeof afterSendEvent>> {
  const next = afterSendEvent(state, happened)
  if (happened.event === 'undone') {
    const back = bookUndone({ id }, amount(asset, units))
    await post(tx, back, { orderId: null, at: happened.at })
  }
  return next
}
