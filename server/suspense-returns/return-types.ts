import type { Amount } from '@causeway/core/money'
import type { SendState } from '@causeway/core/orders'
import type { PaymentKey } from '@causeway/core/ports'
import type { Failure } from '@causeway/core/result'
import type { AddressFailure } from '../orders/index.ts'

/** Which payment shall go back where. */
export type AskedReturn = PaymentKey & {
  readonly network: string
  readonly address: string
  /** Null: not told, which coins with a memo refuse; empty: the address needs none. */
  readonly extraId: string | null
  readonly reason: string
}

/** What two people agree on: both sums are decimals of the coin, and together what came in. */
export type ReturnIntent = AskedReturn & {
  readonly asset: string
  readonly amount: string
  readonly networkFee: string
}

export type ReturnFailure = AddressFailure | OwnReturnFailure

/** What is the matter with the payment. */
export type OwnReturnFailure = Failure<
  | 'reason_missing'
  | 'deposit_not_found'
  | 'not_in_suspense'
  /** The network fee would take all of it. */
  | 'return_too_small'
  /** The signer remembers it; the database was restored from an older backup. */
  | 'already_sent_back'
>

/** What would go back of a payment, and what of it is kept for the network's fee. */
export type ReturnTerms = { readonly sent: Amount; readonly networkFee: Amount }

/** A payment on its way back, or sent back. */
export type ReturnView = {
  readonly network: string
  /** Of the payment. */
  readonly paymentTxId: string
  readonly sent: Amount
  readonly networkFee: Amount
  readonly destination: string
  readonly extraId: string | null
  readonly reason: string
  readonly state: SendState
  /** Of what was sent; null before it is signed. */
  readonly txId: string | null
  readonly decidedAt: Date
  readonly endedAt: Date | null
}
