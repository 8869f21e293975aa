import type { HandPurpose } from '@causeway/core/approvals/hand-purposes'
import type { Amount, AssetCode } from '@causeway/core/money'
import type { PayInAddress } from '@causeway/core/ports'
import type { Failure, Result } from '@causeway/core/result'
import type { AddressFailure } from '../orders/index.ts'
import type { OwnSendFailure, OwnSendView } from '../own-sends/own-send-types.ts'
import type { FreeCoin } from '../own-sends/read-free.ts'

/** What may leave by hand on one day of UTC, as the operator configured it. The signer has its own from its environment. */
export type HandLimits = {
  /** In units of each coin. */
  readonly limits: ReadonlyMap<AssetCode, bigint>
  /** What happens to a coin that has none: real money is refused. */
  readonly unlisted: 'refused' | 'unlimited'
}

/** How much of a coin shall go where, and what for. */
export type AskedHandPayout = PayInAddress & {
  readonly asset: AssetCode
  /** Decimals of the coin, without the network’s fee, which comes on top. */
  readonly amount: string
  readonly purpose: HandPurpose
  readonly reason: string
}

/** What two people agree on. */
export type HandIntent = AskedHandPayout & {
  /** Of the payout and of its transfer: chosen when it is proposed, so that one agreement sends once for ever. */
  readonly payoutId: string
  readonly network: string
  /** What the network is expected to take, in the coin. */
  readonly networkFee: string
}

export type HandFailure = AddressFailure | OwnHandFailure

/** What is the matter with the payout itself. */
export type OwnHandFailure =
  | OwnSendFailure
  | Failure<
      /** HAND_PAYOUT_LIMITS does not name the coin. */
      | 'hand_limit_missing'
      /** The address is cold storage: moves there have a form of their own, and stay in the books. */
      | 'address_is_cold'
    >
  /** `left`: what may still leave by hand today. */
  | (Failure<'above_hand_limit'> & { readonly left: Amount })

/** A coin that may be paid out by hand. */
export type HandCoin = FreeCoin & {
  /** What payouts of the coin may also need; null where they don’t. */
  readonly memoName: string | null
  /** What may still leave by hand today; null where the operator set no limit. */
  readonly left: Amount | null
}

/** A payout by hand on its way, or made. */
export type HandPayoutView = OwnSendView & {
  readonly purpose: HandPurpose
  /** Emails of members; null where the database has lost the proposal, or one person was enough (FOUR_EYES=off). */
  readonly proposedBy: string | null
  readonly approvedBy: string | null
}

/** Coins of the shop that two people pay to an address of no order (OPS-07.10). */
export type HandCases = {
  /** What two people are asked to agree on. */
  readonly intent: (asked: AskedHandPayout) => Promise<Result<HandIntent, HandFailure>>
  /** Coins that may be paid out by hand; none where payouts by hand are off. */
  readonly coins: () => Promise<readonly HandCoin[]>
  /** The newest first, fifty at most. */
  readonly payouts: () => Promise<readonly HandPayoutView[]>
}
