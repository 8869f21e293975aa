import type { IdentificationStatus } from '@causeway/core/compliance/decide-compliance'
import type { Amount, AssetCode, Rate } from '@causeway/core/money'
import type {
  ClaimRefusal,
  ClaimState,
  OrderChoice,
  OrderState,
  PaymentProblem,
} from '@causeway/core/orders'
import type { RateKind } from '@causeway/core/quotes'
import type { Failure } from '@causeway/core/result'
import type { NewAccountFailure } from '../account-names/check-new-account.ts'
import type { PairFailure } from '../quotes/index.ts'
import type { ChangingHolder } from './holders/order-holder.ts'

/** What a request calls it; `address` is the one of a purchase or a sale. */
export type AddressField =
  | 'destinationAddress'
  | 'extraId'
  | 'refundAddress'
  | 'refundExtraId'
  | 'address'

/** Why an address was refused; `fits` names networks it would be right for. */
export type AddressFailure = Failure<
  | 'address_malformed'
  | 'address_bad_checksum'
  | 'address_wrong_network'
  | 'address_wrong_flavour'
  | 'address_unspendable'
  | 'address_shielded'
  | 'address_legacy'
  | 'extra_id_missing'
  | 'extra_id_malformed'
  | 'extra_id_not_supported'
  | 'extra_id_conflict'
  /** It is a hot wallet or a deposit address of ours. */
  | 'address_is_ours'
  /** It is not paid to: it stands on a list, or scores too high (EXCH-05). */
  | 'address_restricted'
> & { readonly field: AddressField; readonly fits: readonly string[] }

export type DepositView = {
  readonly txId: string
  readonly amount: Amount
  readonly confirmations: number
  readonly state: 'seen' | 'confirmed' | 'settled' | 'gone' | 'reversed'
  readonly seenAt: number
}

/** Another coin than the order's, paid to its address: booked in suspense until an operator has looked. */
export type UnmatchedDeposit = {
  readonly txId: string
  readonly amount: Amount
  readonly confirmations: number
  readonly seenAt: number
}

/** A payment that its holder claimed for the order with the transaction id. */
export type ClaimView = {
  readonly txId: string
  readonly amount: Amount
  readonly confirmations: number
  readonly confirmationsNeeded: number
  readonly problem: PaymentProblem
  readonly state: ClaimState
  readonly refusal: ClaimRefusal | null
  readonly madeAt: number
}

/** What the shop and an order's holder write to each other. */
export type OrderMessageView = {
  readonly id: string
  readonly sender: 'shop' | 'customer'
  readonly text: string
  readonly sentAt: number
}

export type OrderEventView = {
  readonly sequence: number
  readonly at: number
  readonly kind: string
  readonly state: OrderState
}

/** Why an order on hold waits for its holder. */
export type HoldReason =
  | 'amount_differs'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'paid_late'
  | 'payout_refused'
  /** Somebody took the name of the account that the payout was to make. */
  | 'account_taken'
  /** People look at where the coins came from or go to. */
  | 'screening'
  /** Its holder is asked to be identified. */
  | 'identification'
  /** The identification failed for good: the coins go back. */
  | 'identification_refused'
  /** An operator decided that the coins go back. */
  | 'refund_decided'
  /** A member of staff stopped it by hand. */
  | 'by_staff'

/** Whose partner's order it is, and what he says of it. */
export type PartnerNote = {
  readonly partnerId: string
  /** The customer's name with the partner. */
  readonly subaccountId: string | null
  /** JSON of the partner's own. */
  readonly userMetadata: string | null
}

export type OrderAlias = { readonly name: string; readonly provider: string }

/** Everything about one order. The API decides what a stranger may see. Times in milliseconds since 1970. */
export type OrderView = {
  readonly id: string
  readonly publicCode: string
  readonly kind: RateKind
  readonly state: OrderState
  readonly from: AssetCode
  readonly to: AssetCode
  readonly expectedFrom: Amount
  readonly expectedTo: Amount
  /** What came in and went out for good; null before. */
  readonly receivedFrom: Amount | null
  readonly sentTo: Amount | null
  /** Sent back, or on its way back, less the network fee; null where nothing is. */
  readonly sentBack: Amount | null
  /** What of it a payout of this order left over (exchange_agreed); null where none did. */
  readonly rest: Amount | null
  /** What sending it back cost. */
  readonly refundFee: Amount | null
  readonly quotedRate: Rate
  readonly settledRate: Rate | null
  /** A partner's commission included. */
  readonly exchangeFee: Amount
  /** What of the exchange fee the partner adds for himself; 0 without a partner. */
  readonly commission: Amount
  readonly commissionBps: bigint
  /** Of the policy that it was priced by. */
  readonly policyVersion: string
  readonly networkFee: Amount
  readonly payIn: { readonly address: string; readonly extraId: string | null }
  readonly destination: { readonly address: string; readonly extraId: string | null }
  readonly refund: { readonly address: string; readonly extraId: string | null } | null
  /** The names that the addresses came from. */
  readonly destinationAlias: OrderAlias | null
  readonly refundAlias: OrderAlias | null
  /** The wallet provider that was asked for the payment; null where none was. */
  readonly fundsRequestProvider: string | null
  /** The account that the payout makes at its destination, and what of the network fee pays for it. */
  readonly newAccount: { readonly key: string; readonly cost: Amount } | null
  readonly email: string | null
  /** The partner whose key made it, and what he says of it; null for visitors' own. */
  readonly partner: PartnerNote | null
  readonly payInTxId: string | null
  readonly payoutTxId: string | null
  readonly refundTxId: string | null
  readonly createdAt: number
  readonly depositSeenAt: number | null
  readonly sentAt: number | null
  readonly payUntil: number
  /** Until when a guaranteed rate binds, and whether it does now; null at floating rate. */
  readonly promise: { readonly confirmUntil: number; readonly isOpen: boolean } | null
  /** When it last ended; null while it lives. */
  readonly endedAt: number | null
  readonly holdReason: HoldReason | null
  readonly choices: readonly OrderChoice[]
  /** What its holder has chosen and the engine has not carried out yet. */
  readonly choice: OrderChoice | null
  /** What is safe and neither paid out nor sent back. */
  readonly held: Amount
  /** True where something of it was paid out or sent back: what is held came on top. */
  readonly isSettledBefore: boolean
  /** Null where nobody has to be identified. */
  readonly identification: IdentificationStatus | null
  readonly confirmationsNeeded: number
  readonly deposits: readonly DepositView[]
  readonly unmatchedDeposits: readonly UnmatchedDeposit[]
  readonly claims: readonly ClaimView[]
  readonly messages: readonly OrderMessageView[]
  readonly events: readonly OrderEventView[]
}

export type OrderNotFound = Failure<'order_not_found'>

export type ChangeOrderInput = ChangingHolder & {
  readonly publicCode: string
  /** Absent: unchanged. */
  readonly refundAddress?: string | null
  readonly refundExtraId?: string | null
  readonly email?: string | null
  readonly extraId?: string | null
  readonly choice?: OrderChoice
  /** The offer that is accepted with the choice `exchange`; absent: the market as it is when it is settled. */
  readonly offerId?: string | null
}

export type RenameAccountFailure =
  | OrderNotFound
  | NewAccountFailure
  | AddressFailure
  | PairFailure
  | Failure<'not_the_holder' | 'proof_needed' | 'choice_not_offered'>

export type ChangeOrderFailure =
  | OrderNotFound
  | AddressFailure
  /** `proof_needed`: an account alone allows it, and its session is too old to be sure of the person. */
  | Failure<'not_the_holder' | 'proof_needed' | 'change_too_late' | 'choice_not_offered'>
  | Failure<'refund_address_missing' | 'refund_too_small' | 'email_malformed'>
  /** The offer was not made for this order, is too old, or the market or the sum has moved since. */
  | Failure<'offer_forged' | 'offer_expired' | 'offer_withdrawn'>
