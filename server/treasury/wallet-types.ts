import type { BandStatus, Rebalance } from '@causeway/core/inventory'
import type { AssetCode } from '@causeway/core/money'
import type { WalletComparison } from '../ledger/index.ts'

/** One coin as treasury sees it. Units are of its smallest; those of the books may be negative. */
export type WalletLine = {
  readonly asset: AssetCode
  readonly network: string
  /** Hot wallet. */
  readonly address: string
  /** Customers pay this address too, with memos: a payment without one isn’t booked as the shop’s own. */
  readonly isShared: boolean
  /** Hot wallet and pay-in addresses together, by the books. */
  readonly stock: bigint
  /** Of it, what still lies at pay-in addresses that payouts cannot spend from. */
  readonly unswept: bigint
  /** What the chain held and the books said when they were last compared; null before the first time. */
  readonly comparison: WalletComparison | null
  /** Payouts of open guaranteed orders. */
  readonly promised: bigint
  /** Payments that are seen and not confirmed. */
  readonly incoming: bigint
  /** Payouts and refunds decided and not yet confirmed. */
  readonly outgoing: bigint
  /** Customers' payments that are not settled, and what partners and affiliates earned. */
  readonly owed: bigint
  /** Free for a new order. */
  readonly available: bigint
  readonly band: { readonly low: bigint; readonly target: bigint; readonly high: bigint }
  readonly status: BandStatus
  /** How far stock outside its band is from the target; null inside it. */
  readonly rebalance: WalletRebalance | null
  /** To which block its chain was read, and when; null before the first time. */
  readonly height: number | null
  readonly scannedAt: Date | null
  /** Why it stands still; null where nothing does. */
  readonly halt: string | null
}

export type WalletRebalance = Rebalance & {
  /** What of it can be moved to cold storage now; null where the operator named none for the coin, or stock is too low. */
  readonly movable: bigint | null
}

/** A payment that no order explains. */
export type UnmatchedDeposit = {
  readonly network: string
  readonly txId: string
  readonly outputIndex: number
  readonly asset: AssetCode
  readonly units: bigint
  readonly address: string
  readonly extraId: string | null
  readonly state: string
  readonly seenAt: Date
}

export type WalletFilter = {
  /** Part of a coin's, a network's or an address's name; null: all. */
  readonly text: string | null
  /** Only those out of their band, stopped, without a scan, or with a difference to their chain. */
  readonly needsLook: boolean
  /** From 1. */
  readonly page: number
}

export type WalletsView = {
  readonly wallets: readonly WalletLine[]
  /** How many match in all. */
  readonly count: number
  readonly pages: number
  /** The newest first, a hundred at most. */
  readonly unmatched: readonly UnmatchedDeposit[]
}

/** Reading the stock of every coin (OPS-12). */
export type TreasuryCases = {
  readonly wallets: (filter: WalletFilter) => Promise<WalletsView>
  /** Of one coin; null where there is none. */
  readonly wallet: (asset: AssetCode) => Promise<WalletLine | null>
  /** Coins with less in stock than their band, by name. */
  readonly lowCoins: () => Promise<readonly AssetCode[]>
  /** Payments that no order explains, the newest first, a hundred at most. */
  readonly unmatched: () => Promise<readonly UnmatchedDeposit[]>
}
