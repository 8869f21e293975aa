import type { AssetCode } from '@causeway/core/money'
import type { TransferState } from '@causeway/core/orders'
import type { TransferKind, TransferPlan, TransferSource } from '@causeway/core/ports'

/** What a payout or refund settles, and what its order says. */
export type RecordedSettlement = {
  readonly kind: 'payout' | 'refund'
  readonly takenBack: boolean
  readonly asset: AssetCode
  readonly units: bigint
  /** For a payout what the customer wants and where, for a refund what they paid in and where it shall go back to. */
  readonly ordered: {
    readonly network: string | null
    readonly asset: AssetCode | null
    readonly destination: string | null
    readonly extraId: string | null
    /** Owner of the account that the payout makes; null where none is made. */
    readonly newAccountKey: string | null
  }
  readonly deposits: number
  /** Those of them that are not confirmed, or not as deep as they have to be. */
  readonly shallowDeposits: number
  /** True where it sends back what a payout left over, and that payout is not confirmed. */
  readonly waitsForPayout: boolean
  /** Transfers of the same settlement beside this one. */
  readonly otherTransfers: number
}

/** What a payout of commissions rests on. */
export type RecordedPayout = {
  readonly isOpen: boolean
  readonly asset: AssetCode
  readonly units: bigint
  readonly destination: string
  /** The ledger holds exactly this sum as on its way out for it. */
  readonly isBooked: boolean
}

/** What two people of the staff decided to send: a payment back, coins to cold storage, or a payout by hand. */
export type RecordedSend = {
  readonly isOpen: boolean
  readonly network: string
  readonly asset: AssetCode
  readonly units: bigint
  readonly destination: string
  readonly extraId: string | null
  /** The ledger holds exactly this sum as on its way out for it. */
  readonly isBooked: boolean
  /** The payment is there, in this coin, as deep as it has to be, and no less than what goes back. True of the shop's own coins. */
  readonly isCovered: boolean
}

/** A transfer with all that a signer wants to know before it signs. */
export type RecordedIntent = {
  readonly kind: TransferKind
  readonly network: string
  readonly source: TransferSource
  readonly asset: AssetCode
  readonly units: bigint
  readonly destination: string
  readonly extraId: string | null
  readonly newAccountKey: string | null
  readonly record: string
  readonly state: TransferState
  readonly attempt: number
  readonly plan: TransferPlan | null
  /** Halted scopes that concern it: `signing`, `all`, its network or asset, the network that the customer paid in on. */
  readonly halts: readonly string[]
  /** Null for transfers that serve no order. */
  readonly settlement: RecordedSettlement | null
  /** Null for all but payouts of commissions. */
  readonly payout: RecordedPayout | null
  /** Null for all but payments that are sent back, coins to cold storage, and payouts by hand. */
  readonly decided: RecordedSend | null
  /** Pay-in indices of the network whose sweep is planned and not composed. */
  readonly plannedSweeps: readonly number[]
}
