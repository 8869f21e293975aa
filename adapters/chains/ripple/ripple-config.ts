import type { AssetCode } from '@causeway/core/money'

/** What distinguishes one ledger of the family from another. */
export type RippleNetworkParams = {
  readonly network: string
  /** As `server_info` says it: 0 the main ledger, 1 the test network. */
  readonly networkId: number
  /** The ledger's own coin. */
  readonly asset: AssetCode
  /** Drops that a transaction never pays more than, whatever a node says. */
  readonly maximumFeeDrops: bigint
}

export type RippleConfig = RippleNetworkParams & {
  /** The node's JSON-RPC address; credentials in it are used and never shown. */
  readonly rpcUrl: string
  /** Extended public key of the account (BIP-44: m/44'/144'/0'). The private one belongs to the signer alone. */
  readonly accountXpub: string
  readonly timeLimitMilliseconds: number
}

/** The main ledger. Half an XRP buys a place in the busiest ledger known. */
export const xrpLedgerParams: RippleNetworkParams = {
  network: 'ripple',
  networkId: 0,
  asset: 'xrp',
  maximumFeeDrops: 500_000n,
}

/** The public test network, whose coins are worth nothing. */
export const xrpTestnetParams: RippleNetworkParams = { ...xrpLedgerParams, networkId: 1 }
