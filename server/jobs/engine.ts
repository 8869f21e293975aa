import type { NetworkId } from '@causeway/core/currencies'
import type { InventoryPolicy } from '@causeway/core/inventory'
import type { DueWork } from '@causeway/core/orders'
import type { ChainPort, LiquidityPort } from '@causeway/core/ports'
import { type AffiliateNeeds, createAffiliateWorker } from '../affiliates/index.ts'
import { followIdentifications, screenDue } from '../compliance/index.ts'
import { type DepositNeeds, lookAtChain } from '../deposits/index.ts'
import { type FiatDealing, pollFiatOrders } from '../fiat/index.ts'
import { createHedger } from '../inventory/index.ts'
import { type BookWatchNeeds, createBookWatch } from '../ledger/index.ts'
import { advanceDueOrders, type OrderNeeds } from '../orders/index.ts'
import { advanceDueTransfer, createSweeper, type TransferNeeds } from '../transfers/index.ts'
import type { WalletCheck } from '../wallet-history/create-wallet-check.ts'
import { type Courier, type CourierNeeds, createCourier } from '../webhooks/index.ts'
import { type DueNow, findDueWork } from './find-due-work.ts'
import { createLoop, type Loop } from './loop.ts'
import { createWorkerPool, type Found, type WorkerPool } from './worker-pool.ts'

export type EngineNeeds = OrderNeeds &
  TransferNeeds &
  DepositNeeds &
  BookWatchNeeds & {
    readonly chains: ReadonlyMap<NetworkId, ChainPort>
    readonly wallets: WalletCheck
    /** How many workers there are of each kind. */
    readonly concurrency: number
    readonly chainEveryMilliseconds: number
    /** How often pay-in addresses are looked at for what to bring to the hot wallet; ten seconds. */
    readonly sweepEveryMilliseconds?: number
    /** Providers of fiat whose orders are looked at; absent: none. */
    readonly fiat?: FiatDealing
    /** How partners are told of their orders; absent: not at all. */
    readonly webhooks?: CourierNeeds
    /** How affiliates are paid; absent: there are none. */
    readonly affiliates?: Pick<AffiliateNeeds, 'affiliatePolicy'>
    /** Where exposure is turned back, and by which rules; absent: nowhere. */
    readonly hedging?: {
      readonly venue: LiquidityPort
      readonly inventoryPolicy: InventoryPolicy
    }
    readonly onError: (name: string, error: unknown) => void
  }

export type Engine = {
  readonly start: () => void
  /** Has one kind of work, or all, looked for at once. */
  readonly wake: (kind?: DueWork) => void
  /** Finishes what it holds, gives back its leases, and begins nothing more. */
  readonly stop: () => Promise<void>
  /** Each worker with the time since it last went well, in milliseconds. */
  readonly workers: () => readonly { readonly name: string; readonly idleFor: number }[]
}

/** How often the database is asked what is due; its workers are woken then. */
const LOOK_EVERY = 500
/** Without being woken the first worker of each kind looks this often. */
const WORK_EVERY = 5_000
const BOOKS_EVERY = 10_000
const WALLETS_EVERY = 60_000
const SWEEPS_EVERY = 10_000
const HEDGES_EVERY = 5_000
const QUIET_CHAINS_EVERY = 60_000
/** A quiet chain whose node failed, or that another process held (perhaps a dead one), is looked at again after this. */
const MISSED_CHAINS_EVERY = 5_000
/** How many orders are moved in one transaction at most: more share its cost, and are locked for longer. */
const ORDERS_AT_ONCE = 32
/** For each worker of another kind: they mostly wait for nodes, and those that wait together share their statements. */
const TRANSFERS_AT_ONCE = 8
/** How many addresses the provider of screening is asked about at once, by each worker. */
const SUBJECTS_AT_ONCE = 8
/** A provider that answers slowly holds up one of them. */
const FIAT_WORKERS = 2
/** Less than a whole pause, so that one process alone looks at every turn. */
const REST_SHARE = 0.8

type MakeLoop = (name: string, everyMilliseconds: number, work: () => Promise<boolean>) => Loop

/** The workers that carry orders on: they find what is due in the database, so any number may run anywhere. */
export function createEngine(needs: EngineNeeds): Engine {
  const loop: MakeLoop = (name, everyMilliseconds, work) =>
    createLoop({ name, everyMilliseconds, work, onError: needs.onError })
  const courier =
    needs.webhooks === undefined
      ? null
      : createCourier({ ...needs.webhooks, onError: needs.onError }, () => pools.webhooks.wake())
  const pools = createWorkerPools(needs, courier)
  let due: DueNow | null = null
  const networks = [...needs.chains.keys()]
  const lookOut = loop('due-work', LOOK_EVERY, async () => {
    due = await findDueWork(needs.database, { networks, now: needs.clock.now() })
    for (const kind of due.kinds) pools[kind].help()
    for (const { chain, look } of watchers) if (due.deposits.has(chain.network)) look.wake()
    return false
  })
  const watchers = [...needs.chains.values()].map((chain) =>
    watcherOf(needs, chain, { loop, isDue: () => due?.deposits.has(chain.network) ?? true }),
  )
  const deafen: (() => void)[] = []
  const sweepers = [...needs.chains.values()].flatMap((chain) => sweepersOf(needs, chain, loop))
  const lookAtBooks = createBookWatch(needs)
  const books = loop('books', BOOKS_EVERY, async () => {
    await lookAtBooks()
    return false
  })
  const wallets = loop('wallets', WALLETS_EVERY, async () => {
    await needs.wallets.compareAll((network, error) => needs.onError(`wallets-${network}`, error))
    return false
  })
  const hedgers =
    needs.hedging === undefined
      ? []
      : [loop('hedger', HEDGES_EVERY, createHedger({ ...needs, ...needs.hedging }))]
  const looks = watchers.map(({ look }) => look)
  const all: readonly Loop[] = [
    lookOut,
    ...Object.values(pools).flatMap(({ workers }) => workers),
    ...looks,
    ...sweepers,
    ...hedgers,
    books,
    wallets,
  ]
  return {
    start: () => {
      for (const worker of all) worker.start()
      for (const { chain, onActivity } of watchers) {
        const end = chain.onActivity?.(onActivity)
        if (end !== undefined) deafen.push(end)
      }
    },
    wake: (kind) => {
      for (const pool of kind === undefined ? Object.values(pools) : [pools[kind]]) pool.wake()
    },
    stop: async () => {
      for (const end of deafen.splice(0)) end()
      await Promise.all(all.map((worker) => worker.stop()))
      await courier?.settled()
    },
    workers: () => all.map((worker) => ({ name: worker.name, idleFor: worker.idleFor() })),
  }
}

/** Hands for everything that waits in the database; nobody asks about coins and people where nobody is to be asked. */
function createWorkerPools(
  needs: EngineNeeds,
  courier: Courier | null,
): Readonly<Record<DueWork, WorkerPool>> {
  const { affiliates, compliance, concurrency, fiat } = needs
  const poolOf = (name: DueWork, size: number, work: () => Promise<Found>, isQuick = false) =>
    createWorkerPool({
      name,
      size,
      everyMilliseconds: WORK_EVERY,
      isQuick,
      work,
      onError: needs.onError,
    })
  const pool = (name: DueWork, size: number, work: () => Promise<boolean>) =>
    poolOf(name, size, async () => ((await work()) ? 'more' : 'nothing'))
  return {
    orders: poolOf(
      'orders',
      concurrency,
      inBatches(ORDERS_AT_ONCE, (most) => advanceDueOrders(needs, most)),
      true,
    ),
    transfers: pool('transfers', concurrency * TRANSFERS_AT_ONCE, () => advanceDueTransfer(needs)),
    screenings: poolOf(
      'screenings',
      compliance?.screening ? concurrency : 0,
      inBatches(SUBJECTS_AT_ONCE, (most) => screenDue(needs, most)),
    ),
    identifications: pool('identifications', compliance?.identity ? 1 : 0, () =>
      followIdentifications(needs),
    ),
    fiat: pool('fiat', fiat === undefined ? 0 : FIAT_WORKERS, async () =>
      fiat === undefined ? false : pollFiatOrders({ ...needs, fiat }),
    ),
    affiliates: pool(
      'affiliates',
      affiliates === undefined ? 0 : 1,
      affiliates === undefined
        ? async () => false
        : createAffiliateWorker({ ...needs, ...affiliates }),
    ),
    // One worker: it sends many messages side by side.
    webhooks: pool('webhooks', courier === null ? 0 : 1, async () => courier?.turn() ?? false),
  }
}

/** Work that takes so many at most, and says how many it took. */
function inBatches(most: number, take: (most: number) => Promise<number>): () => Promise<Found> {
  return async () => {
    const taken = await take(most)
    if (taken === 0) return 'nothing'
    return taken < most ? 'all' : 'more'
  }
}

/** None where the chain has nothing to sweep. */
function sweepersOf(needs: EngineNeeds, chain: ChainPort, loop: MakeLoop): readonly Loop[] {
  if (chain.sweeps === null) return []
  const sweep = createSweeper(needs, chain)
  const every = needs.sweepEveryMilliseconds ?? SWEEPS_EVERY
  const sweeper = loop(`sweeps-${chain.network}`, every, async () => {
    await sweep()
    return false
  })
  return [sweeper]
}

/**
 * Where another process looked a moment ago there is nothing to see, unless the node itself has called; and where nothing
 * has happened lately and no deposit is due, little: such a chain is looked at now and then.
 */
function watcherOf(
  needs: EngineNeeds,
  chain: ChainPort,
  { isDue, loop }: { readonly isDue: () => boolean; readonly loop: MakeLoop },
): { readonly chain: ChainPort; readonly look: Loop; readonly onActivity: () => void } {
  const every = needs.chainEveryMilliseconds
  let isCalled = false
  let nextLook = Number.NEGATIVE_INFINITY
  const look = loop(`chain-${chain.network}`, every, async () => {
    const isQuiet = !isCalled && chain.isLively?.() === false && !isDue()
    const now = performance.now()
    if (isQuiet && now < nextLook) return false
    nextLook = now + MISSED_CHAINS_EVERY
    const restMilliseconds = isCalled ? 0 : every * REST_SHARE
    isCalled = false
    const hasLooked = await lookAtChain(needs, chain, { isDue, restMilliseconds })
    if (hasLooked) nextLook = now + QUIET_CHAINS_EVERY
    return false
  })
  const onActivity = () => {
    isCalled = true
    look.wake()
  }
  return { chain, look, onActivity }
}
