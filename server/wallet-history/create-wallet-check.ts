import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort, Clock, SignerPort } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { describeUnknown, haltNetwork } from './history-halt.ts'

export type WalletCheckNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly chains: ReadonlyMap<NetworkId, ChainPort>
  readonly signer: Pick<SignerPort, 'journalState' | 'compareHistory'>
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}

/** Whether the chains' histories of our wallets are the journal's. */
export type WalletCheck = {
  /**
   * False where a wallet has spent what the journal does not know: its network is halted then. Asks the chain unless it
   * was asked a moment ago. Throws where chain or signer do not answer, for then nobody knows.
   */
  readonly agrees: (network: NetworkId) => Promise<boolean>
  /** Asks every chain. What cannot be asked is told to the function given. */
  readonly compareAll: (onError: (network: NetworkId, error: unknown) => void) => Promise<void>
}

/** Shorter than the signer trusts a comparison. */
const GOOD_FOR_MILLISECONDS = 30_000

/**
 * A database and a journal that came back older together agree with each other, and would pay again what the chain shows
 * as paid. So the chain is asked: before the first signature after a start, and from then on again and again.
 */
export function createWalletCheck(needs: WalletCheckNeeds): WalletCheck {
  const agreedAt = new Map<NetworkId, number>()
  const underWay = new Map<NetworkId, Promise<boolean>>()
  const told = new Set<NetworkId>()

  const compare = async (chain: ChainPort): Promise<boolean> => {
    const { network } = chain
    agreedAt.delete(network)
    const { cursors } = await needs.signer.journalState()
    // The chain first: whatever it shows of ours was in the journal before it was sent.
    const history = await chain.walletHistory(cursors[network] ?? null)
    const unknown = await needs.signer.compareHistory(network, history)
    if (unknown.transactions.length + unknown.nonces.length === 0) {
      agreedAt.set(network, performance.now())
      told.delete(network)
      return true
    }
    await haltNetwork(needs, network, unknown)
    if (!told.has(network)) {
      told.add(network)
      needs.alert('wallet_history_unknown', { network, why: describeUnknown(unknown) })
    }
    return false
  }
  const compareOnce = (chain: ChainPort): Promise<boolean> => {
    const known = underWay.get(chain.network)
    if (known !== undefined) return known
    const comparing = compare(chain).finally(() => underWay.delete(chain.network))
    underWay.set(chain.network, comparing)
    return comparing
  }
  return {
    agrees: async (network) => {
      const at = agreedAt.get(network)
      if (at !== undefined && performance.now() - at < GOOD_FOR_MILLISECONDS) return true
      const chain = needs.chains.get(network)
      if (chain === undefined) throw new Error(`No chain is wired for ${network}`)
      return compareOnce(chain)
    },
    compareAll: async (onError) => {
      const compareOrTell = (chain: ChainPort) =>
        compareOnce(chain).catch((error: unknown) => onError(chain.network, error))
      await Promise.all([...needs.chains.values()].map(compareOrTell))
    },
  }
}
