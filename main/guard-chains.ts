import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { guardPort } from '@causeway/server/db'
import { ofWorld } from './chain-identities.ts'

/** They ask nobody. */
const PURE = [
  'payInAddress',
  'hotWalletAddress',
  'compose',
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
