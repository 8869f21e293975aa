import type { NetworkId } from '@causeway/core/currencies'
import type { Config, Keys } from '../settings/index.ts'
import { type ExternalServices, openPlayWorld } from './play-world.ts'
import { withRealNodes } from './real-nodes.ts'
import { openRealWorld } from './real-world.ts'

/** The external services, and what they have to be told once the database is open. */
export type OpenedServices = ExternalServices & {
  /** How the first pay-in index that was never handed out is read: a node that lost its wallet is taught all before it. */
  readonly learnIndices: (read: (network: NetworkId) => Promise<number>) => void
}

/**
 * Opens the external services that the configuration names. Play money and real money never meet (architecture, 10). Throws
 * WrongSetting where real money lacks something.
 */
export function openExternalServices(config: Config, keys: Keys): OpenedServices {
  let read = async (network: NetworkId): Promise<number> => {
    throw new Error(`Nobody has told yet how far addresses of ${network} were handed out`)
  }
  const needs = { config, keys, nextIndex: (network: NetworkId) => read(network) }
  const opened = config.world === 'real' ? openRealWorld(needs) : openPlay(needs)
  return {
    ...opened,
    learnIndices: (given) => {
      read = given
    },
  }
}

function openPlay(needs: {
  readonly config: Config
  readonly keys: Keys
  readonly nextIndex: (network: NetworkId) => Promise<number>
}): ExternalServices {
  const external = openPlayWorld(needs.config, needs.keys)
  return withRealNodes(external, { ...needs, catalogue: external.catalogue })
}
