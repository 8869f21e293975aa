import type { AssetCode } from '../money/index.ts'
import type { Maintenance } from './maintenance.ts'

/** A blockchain by its short name: `bitcoin`, `ethereum`, `bsc`. Fiat money has the network `fiat`. */
export type NetworkId = string

/** Every family of address rules. Money of states has accounts at banks and no addresses: `fiat` accepts none. */
export const addressFamilies = [
  'bitcoin',
  'bitcoincash',
  'litecoin',
  'dogecoin',
  'dash',
  'zcash',
  'digibyte',
  'ravencoin',
  'evm',
  'ripple',
  'stellar',
  'tron',
  'eos',
  'monero',
  'solana',
  'bitcoinsv',
  'vechain',
  'cardano',
  'polkadot',
  'tezos',
  'neo',
  'nem',
  'cosmos',
  'kava',
  'near',
  'algorand',
  'hedera',
  'ton',
  'filecoin',
  'waves',
  'sui',
  'aptos',
  'fiat',
] as const

/** The rules an address of a network follows. */
export type AddressFamily = (typeof addressFamilies)[number]

export type Network = {
  readonly id: NetworkId
  /** As people know it: "Ethereum", "BNB Smart Chain". */
  readonly name: string
  /** Short badge beside a ticker: "ERC-20", "BEP-20", "BTC". */
  readonly badge: string
  readonly addressFamily: AddressFamily
  /** The coin that pays the network's fees. */
  readonly feeAsset: AssetCode
  /** Seconds between blocks, as the network means it. */
  readonly blockSeconds: number
  /** `{id}` stands for the transaction id, `{address}` for the address. */
  readonly explorer: { readonly transaction: string; readonly address: string }
}

/** One coin on one network; the same token on two networks is two currencies with two tickers. */
export type Currency = {
  readonly ticker: AssetCode
  readonly name: string
  readonly fullName: string
  /** Code of its icon. */
  readonly code: string
  /** The network it lives on (EXCH-12: protocol). */
  readonly protocol: NetworkId
  readonly decimals: number
  /** Token contract on that network; null for the network's own coin. */
  readonly contractAddress: string | null
  /** Confirmations after which a deposit counts. */
  readonly confirmations: number
  /** Confirmations that deposits above so many whole US dollars need, rising; absent or empty: multiples that hold for every coin. */
  readonly depthSteps?: readonly { readonly aboveUsd: bigint; readonly confirmations: number }[]
  /** What the network calls the extra id (memo, destination tag); null where it has none. */
  readonly extraIdName: string | null
  /** What a payout costs the operator's customer, in this currency's smallest units (a policy figure, not a chain's). */
  readonly networkFeeUnits: bigint
  /** What a payout is reckoned to cost the operator on the chain: reserves and tolerances are multiples of it. */
  readonly chainFeeUnits: bigint
  /** Smallest amount accepted or paid out, in smallest units. */
  readonly minimumUnits: bigint
  /** Minutes that a guaranteed order waits for its deposit (architecture 6: 15 to 20). */
  readonly payWithinMinutes: number
  readonly isFiat: boolean
  readonly isWebEnabled: boolean
  readonly isWebFromEnabled: boolean
  readonly isWebToEnabled: boolean
  readonly isWebFixedEnabled: boolean
  /** Closed to new orders of pages and widgets, or of partners’ programs, alone; absent: open there. */
  readonly isClosedOnSite?: boolean
  readonly isClosedOnApi?: boolean
  /** Times without new orders that are planned for it and for its network; absent: none. */
  readonly maintenance?: Maintenance
  readonly networkMaintenance?: Maintenance
  readonly popularFrom: boolean
  readonly popularTo: boolean
  readonly popularFiat: boolean
  readonly extras: { readonly accountMode?: 'default' }
}
