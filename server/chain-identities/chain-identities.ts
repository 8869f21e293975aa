import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { guardPort } from '../db/index.ts'

/**
 * What each network's main chain says of itself: hash of block 0, EIP-155 chain id, or network id
 * (the XRP Ledger's main one is 0 where an old ledger's hash confirms it). Any other identity is
 * a test or development chain, whose coins are play money. Sources: the `chainparams` of each node, and chain ids of EIP-155.
 * Bitcoin Cash shares Bitcoin's first block: its nodes are told apart by the address that they accept.
 */
const MAIN_CHAINS: Readonly<Record<NetworkId, string>> = {
  bitcoin: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  bitcoincash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  litecoin: '12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2',
  dogecoin: '1a91e3dace36e2be3bf030a65679fe821aa1d6ef92e7c9902eb318182c355691',
  dash: '00000ffd590b1485b3caadc19b22e6379c733355108f107a430458cdf3407ab6',
  zcash: '00040fe8ec8471911baa1db1266ea15dd06b4a8a5c453883c000b031973dce08',
  digibyte: '7497ea1b465eb39f1c8f507bc877078fe016d6fcb6dfad3a64c98dcc77e1e8fe',
  ravencoin: '0000006b444bc2f2ffe627be9d9e7e7a0730000870ef6eb6da46c8eae389df90',
  ethereum: '1',
  ethereumclassic: '61',
  bsc: '56',
  polygon: '137',
  ripple: '0',
}

/** A node serves a chain of the other world: play money would buy real money, or the other way round. */
export class ChainOfAnotherWorld extends Error {
  constructor(network: NetworkId, identity: string, world: 'play' | 'real') {
    super(
      world === 'real'
        ? `The node for ${network} serves chain ${identity}, which is no main chain: real money needs the main chain`
        : `The node for ${network} serves the main chain ${identity}: a play world must not touch real money`,
    )
    this.name = 'ChainOfAnotherWorld'
  }
}

/**
 * Refuses chains of the other world (architecture, decision 10). A node that does not answer now is refused when it does:
 * its identity is compared again before every scan. Throws ChainOfAnotherWorld.
 */
export async function assertChainsOfWorld(
  chains: Iterable<Pick<ChainPort, 'network' | 'identity'>>,
  world: 'play' | 'real',
): Promise<void> {
  await Promise.all(
    [...chains].map(async (chain) => {
      const identity = await chain.identity().catch(() => null)
      if (identity !== null) assertOfWorld(chain.network, identity, world)
    }),
  )
}

/** The same for one chain that has said who it is. */
export function assertOfWorld(network: NetworkId, identity: string, world: 'play' | 'real'): void {
  const isMain = MAIN_CHAINS[network] === identity
  if (isMain !== (world === 'real')) throw new ChainOfAnotherWorld(network, identity, world)
}

/** The same chain, which throws ChainOfAnotherWorld as soon as its node shows itself to be of the other one. */
export function ofWorld(chain: ChainPort, world: 'play' | 'real'): ChainPort {
  return {
    ...chain,
    identity: async () => {
      const identity = await chain.identity()
      assertOfWorld(chain.network, identity, world)
      return identity
    },
  }
}

/** They ask nobody. */
const PURE = [
  'payInAddress',
  'hotWalletAddress',
  'compose',
  'composeJoint',
  'replace',
  'onActivity',
  'isLively',
] as const

/** Chains of one world that refuse to be asked inside a database transaction. */
export function guardChains(
  chains: ReadonlyMap<NetworkId, ChainPort>,
  world: 'play' | 'real',
): ReadonlyMap<NetworkId, ChainPort> {
  return new Map([...chains].map(([network, chain]) => [network, guarded(chain, world)]))
}

function guarded(chain: ChainPort, world: 'play' | 'real'): ChainPort {
  const name = `chain ${chain.network}`
  const sweeps = chain.sweeps === null ? null : guardPort(chain.sweeps, `${name} sweeps`, ['kind'])
  return guardPort({ ...ofWorld(chain, world), sweeps }, name, PURE)
}
