import { type Catalogue, createCatalogue, type NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { type NodeNeeds, nodeChainsOf, type PlanSigner } from '../node-chains.ts'
import type { ExternalServices } from './play-world.ts'

/** Puts development nodes in the place of the sandbox's chains, where the configuration names any. */
export function withRealNodes(external: ExternalServices, needs: NodeNeeds): ExternalServices {
  const nodes = nodeChainsOf(needs)
  const real = new Set(nodes.map((node) => node.chain.network))
  const chains = new Map([
    ...external.chains,
    ...nodes.map((node) => [node.chain.network, node.chain] as const),
  ])
  return {
    ...external,
    catalogue: onlyWhatChainsHave(external.catalogue, chains),
    chains,
    planSigners: { ...external.planSigners, ...signersOf(nodes) },
    flavourOf: (network) => (real.has(network) ? 'regtest' : external.flavourOf(network)),
  }
}

/** Coins whose network nobody serves, and tokens that are not on it, are switched off. */
export function onlyWhatChainsHave(
  catalogue: Catalogue,
  chains: ReadonlyMap<NetworkId, ChainPort>,
): Catalogue {
  return createCatalogue(
    catalogue.all.map((coin) =>
      coin.isFiat || chains.get(coin.protocol)?.assets.includes(coin.ticker) === true
        ? coin
        : { ...coin, isWebEnabled: false },
    ),
    catalogue.networks,
  )
}

/** How each network's plans are signed in this process. */
export function signersOf(
  nodes: ReturnType<typeof nodeChainsOf>,
): Readonly<Record<NetworkId, PlanSigner>> {
  return Object.fromEntries(
    nodes.flatMap(({ chain, sign }) => (sign === null ? [] : [[chain.network, sign] as const])),
  )
}
