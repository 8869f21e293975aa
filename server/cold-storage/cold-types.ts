import type { Amount, AssetCode } from '@causeway/core/money'
import type { PayInAddress } from '@causeway/core/ports'
import type { Failure, Result } from '@causeway/core/result'
import type { AddressFailure } from '../orders/index.ts'
import type { OwnSendFailure, OwnSendView } from '../own-sends/own-send-types.ts'
import type { FreeCoin } from '../own-sends/read-free.ts'

/** Cold storage of each coin, as the operator configured it. The signer has the same list from its own environment. */
export type ColdAddresses = ReadonlyMap<AssetCode, readonly PayInAddress[]>

/** How much of a coin shall go where. */
export type AskedColdMove = PayInAddress & {
  readonly asset: AssetCode
  /** Decimals of the coin, without the network’s fee, which comes on top. */
  readonly amount: string
  readonly reason: string
}

/** What two people agree on. */
export type ColdIntent = AskedColdMove & {
  /** Of the move and of its transfer: chosen when it is proposed, so that one agreement sends once for ever. */
  readonly move: string
  readonly network: string
  /** What the network is expected to take, in the coin. */
  readonly networkFee: string
}

export type ColdFailure = AddressFailure | OwnColdFailure

/** What is the matter with the move itself. */
export type OwnColdFailure =
  | OwnSendFailure
  /** COLD_ADDRESSES does not name the address for this coin. */
  | Failure<'cold_address_unknown'>

/** A coin that has cold storage, or something in it. */
export type ColdCoin = FreeCoin & {
  readonly addresses: readonly PayInAddress[]
  /** In cold storage by the books, with what is on its way there. */
  readonly held: Amount
}

/** Coins that the shop keeps where no process can spend them (OPS-12.11). */
export type ColdCases = {
  /** What two people are asked to agree on. */
  readonly intent: (asked: AskedColdMove) => Promise<Result<ColdIntent, ColdFailure>>
  readonly coins: () => Promise<readonly ColdCoin[]>
  /** The newest first, fifty at most. */
  readonly moves: () => Promise<readonly OwnSendView[]>
}
