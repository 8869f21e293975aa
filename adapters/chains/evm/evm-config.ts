import type { AssetCode } from '@causeway/core/money'

/** An ERC-20 token that the chain is to know. */
export type EvmToken = { readonly asset: AssetCode; readonly contract: string }

export type EvmConfig = {
  readonly network: string
  /** EIP-155. */
  readonly chainId: number
  /** The network's own coin, which pays its fees. */
  readonly asset: AssetCode
  readonly tokens: readonly EvmToken[]
  /** The node's JSON-RPC address; credentials in it are used and never shown. */
  readonly rpcUrl: string
  /** Extended public key of the account (BIP-44: m/44'/60'/0'). The private one belongs to the signer alone. */
  readonly accountXpub: string
  /** Wei per unit of gas that are never exceeded, whatever a node says. */
  readonly maximumFeePerGas: bigint
  readonly timeLimitMilliseconds: number
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
