import type { Amount } from '@causeway/core/money'
import type { SendState } from '@causeway/core/orders'
import type { PayInAddress } from '@causeway/core/ports'
import type { Failure } from '@causeway/core/result'

/** What is the matter with coins of the shop that staff want to send, wherever they go. */
export type OwnSendFailure =
  | Failure<
      | 'reason_missing'
      | 'coin_unknown'
      | 'amount_malformed'
      /** The network’s fee would be as much or more. */
      | 'send_too_small'
    >
  | TakeFailure

/** Why coins of the shop can’t be taken out of stock now. */
export type TakeFailure =
  /** It was carried out before, perhaps in a database that was lost since. */
  | Failure<'send_made'>
  /** `free`: what may be sent, with the network’s fee on top. */
  | (Failure<'above_free'> & { readonly free: Amount })

/** Coins of the shop on their way out, or sent, as a list shows them. */
export type OwnSendView = PayInAddress & {
  readonly id: string
  readonly network: string
  readonly sent: Amount
  readonly reason: string
  readonly state: SendState
  /** Null before it is signed. */
  readonly txId: string | null
  readonly decidedAt: Date
  readonly endedAt: Date | null
}
