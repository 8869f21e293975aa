import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'

/**
 * The networks on which our deposit addresses are the very same as on a chain, itself among them: Ethereum's kin write
 * one key's address alike. Coins that are sent to such an address on another of these networks are in our hands too.
 */
export function networksOfSameKeys(
  chains: ReadonlyMap<NetworkId, ChainPort>,
  chain: ChainPort,
): readonly NetworkId[] {
  const first = firstAddress(chain)
  const others = [...chains.values()].filter(
    (other) => other.network !== chain.network && first !== null && firstAddress(other) === first,
  )
  return [chain.network, ...others.map(({ network }) => network)].sort()
}

/** Of the first index; null where all orders share an address. */
function firstAddress(chain: ChainPort): string | null {
  const [asset] = chain.assets
  if (asset === undefined) return null
  const { address, extraId } = chain.payInAddress(asset, 0)
  return extraId === null ? address : null
}
