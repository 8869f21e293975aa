import type { AssetCode } from '@causeway/core/money'

/** An ERC-20 token (or BEP-20, which is the same) that the chain is to know. */
export type EvmToken = {
  readonly asset: AssetCode
  readonly contract: string
  /** Those of the catalogue: nothing is done on a chain whose contract says otherwise. Without them it is not asked. */
  readonly decimals?: number
  /** Units that are worth the gas of bringing them to the hot wallet; without it any are. */
  readonly leastSweptUnits?: bigint
}

/** `eip1559`: a base fee and a tip. `legacy`: one gas price, on networks that never took EIP-1559 up. */
export type FeeStyle = 'eip1559' | 'legacy'

/** What distinguishes one network of the family from another. */
export type EvmNetworkParams = {
  readonly network: string
  /** EIP-155. */
  readonly chainId: number
  /** The network's own coin, which pays its fees. */
  readonly asset: AssetCode
  readonly feeStyle: FeeStyle
  /** Wei per unit of gas without which the network's nodes refuse: as tip, or as the whole price of a legacy network. */
  readonly leastTipPerGas: bigint
  /** Wei per unit of gas that are never exceeded, whatever a node says. */
  readonly maximumFeePerGas: bigint
}

export type EvmConfig = EvmNetworkParams & {
  readonly tokens: readonly EvmToken[]
  /** The node's JSON-RPC address; credentials in it are used and never shown. */
  readonly rpcUrl: string
  /** Extended public key of the account (BIP-44: m/44'/60'/0'). The private one belongs to the signer alone. */
  readonly accountXpub: string
  readonly timeLimitMilliseconds: number
  /** Calls that the node takes in one request; 100 without it. */
  readonly callsPerBatch?: number
  /**
   * `none` where the node is known to trace nothing, or is not to be asked: coins that contracts pay in are then not seen.
   * Without it the node is asked once which way of tracing it has.
   */
  readonly traces?: 'detect' | 'none'
}

/** The contract of an asset; null for the network's own coin. Throws where the chain has no such asset. */
export function contractOf(
  asset: AssetCode,
  config: Pick<EvmConfig, 'asset' | 'tokens' | 'network'>,
): string | null {
  if (asset === config.asset) return null
  const token = config.tokens.find((each) => each.asset === asset)
  if (token === undefined) throw new TypeError(`${config.network} has no ${asset}`)
  return token.contract
}
