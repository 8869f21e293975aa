import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import type { ChainPort, Clock } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { raiseHalt } from '../halts/set-halt.ts'
import type { BookFault } from './check-books.ts'
import { createHoldingsReader, type HeldChain, type HoldingsReader } from './holdings-reader.ts'
import { type ReconciledChain, reconcileWallet } from './reconcile.ts'
import { rememberComparison } from './remember-comparison.ts'
import { createPostingWatch } from './watch-postings.ts'

/** A chain as the watch asks it. */
export type WatchedChain = HeldChain & ReconciledChain & Pick<ChainPort, 'assets' | 'isLively'>

export type BookWatchNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<NetworkId, WatchedChain>
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}

/** A difference that stays for so many looks is no passing moment. */
const LOOKS_BEFORE_HALT = 3
const UNLIKE_CHAIN = 'The chain and the ledger differ'
const BELOW_ZERO = 'An account of the books stands below zero'
/** Coins compared in one look; each comes to its turn, those that differed at once. */
const COINS_A_LOOK = 30
/** Of these so many at most whose chains have been quiet lately: nothing can have moved them. */
const QUIET_COINS_A_LOOK = 4
/** Fees of transactions on their way are not known yet; this many times the customer's network fee covers them. */
const FEE_ALLOWANCE = 10n

/**
 * Looks at the books again and again: answers a function that looks once, and halts what does not agree. A look compares
 * some coins with their chains, all of them where they are few.
 */
export function createBookWatch(needs: BookWatchNeeds): () => Promise<void> {
  const strikes = new Map<string, number>()
  const negative = new Map<string, number>()
  const readers = new Map(
    [...needs.chains].map(([network, chain]) => [network, createHoldingsReader(needs, chain)]),
  )
  const lookAtPostings = createPostingWatch(needs.database)

  const strike = async (
    counts: Map<string, number>,
    scope: string,
    found: { readonly reason: string; readonly facts: object },
  ) => {
    const { facts, reason } = found
    const count = (counts.get(scope) ?? 0) + 1
    counts.set(scope, count)
    if (count < LOOKS_BEFORE_HALT) return
    needs.alert('ledger_unlike_chain', { scope, reason, ...facts })
    const at = new Date(needs.clock.now())
    await raiseHalt(needs.database.direct(), { scope, reason, at })
  }

  const lookAtNegative = async (faults: readonly BookFault[]) => {
    const assets = new Set(faults.map(({ asset }) => asset))
    for (const asset of negative.keys()) if (!assets.has(asset)) negative.delete(asset)
    for (const asset of assets) {
      const facts = listOf(faults.filter((fault) => fault.asset === asset))
      await strike(negative, asset, { reason: BELOW_ZERO, facts })
    }
  }

  // Those that have waited longest stand first.
  let queue = [...needs.chains.values()].flatMap((chain) =>
    chain.assets.map((asset) => ({ chain, asset })),
  )
  const coinsOfThisLook = () => {
    const differed = queue.filter(({ asset }) => strikes.has(asset))
    const quiet = queue.filter(({ chain }) => chain.isLively?.() === false)
    const rested = new Set(quiet.slice(QUIET_COINS_A_LOOK))
    const turn = queue.filter((coin) => !rested.has(coin)).slice(0, COINS_A_LOOK)
    queue = [...queue.filter((coin) => !turn.includes(coin)), ...turn]
    return [...differed.filter((coin) => !turn.includes(coin)), ...turn]
  }

  return async () => {
    for (const { chain, asset } of coinsOfThisLook()) {
      const mismatch = await lookAt(needs, chain, { asset, readers })
      if (mismatch === 'unknown' || mismatch === 'too_early') continue
      if (mismatch === null) strikes.delete(asset)
      else await strike(strikes, asset, { reason: UNLIKE_CHAIN, facts: mismatch })
    }
    const faults = await lookAtPostings()
    const others = faults.filter(({ kind }) => kind !== 'account_negative')
    if (others.length === 0) strikes.delete('all')
    else await strike(strikes, 'all', { reason: 'The books do not add up', facts: listOf(others) })
    await lookAtNegative(faults.filter(({ kind }) => kind === 'account_negative'))
  }
}

function listOf(faults: readonly BookFault[]): object {
  return { faults: faults.slice(0, 10) }
}

async function lookAt(
  needs: BookWatchNeeds,
  chain: WatchedChain,
  { asset, readers }: { asset: string; readers: ReadonlyMap<NetworkId, HoldingsReader> },
) {
  const readHoldings = readers.get(chain.network) ?? createHoldingsReader(needs, chain)
  const network = needs.catalogue.network(chain.network)
  const feeCoin = network === undefined ? undefined : needs.catalogue.find(network.feeAsset)
  const feeAllowance =
    feeCoin !== undefined && feeCoin.ticker === asset ? feeCoin.chainFeeUnits * FEE_ALLOWANCE : 0n
  try {
    return await reconcileWallet(needs.database, chain, {
      asset,
      feeAllowance,
      readHoldings,
      remember: (found) => rememberComparison(needs.database, found, new Date(needs.clock.now())),
    })
  } catch (error) {
    // A node that does not answer is no difference; its own alarm tells of it.
    needs.alert('reconcile_failed', { network: chain.network, asset, error: String(error) })
    return 'unknown' as const
  }
}
