import type { DueWork } from '@causeway/core/orders'
import { createAffiliateWorker } from '../affiliates/index.ts'
import { followIdentifications, screenDue } from '../compliance/index.ts'
import { pollFiatOrders } from '../fiat/index.ts'
import { advanceDueOrders } from '../orders/index.ts'
import { advanceDueTransfer } from '../transfers/index.ts'
import type { Courier } from '../webhooks/index.ts'
import type { EngineNeeds } from './engine-needs.ts'
import { createWorkerPool, type Found, type WorkerPool } from './worker-pool.ts'

/** Without being woken the first worker of each kind looks this often. */
const WORK_EVERY = 5_000
/** How many orders are moved in one transaction at most: more share its cost, and are locked for longer. */
const ORDERS_AT_ONCE = 32
/** For each worker of another kind: they mostly wait for nodes, and those that wait together share their statements. */
const TRANSFERS_AT_ONCE = 8
/** How many addresses the provider of screening is asked about at once, by each worker. */
const SUBJECTS_AT_ONCE = 8
/** A provider that answers slowly holds up one of them. */
const FIAT_WORKERS = 2

/**
 * Hands for everything that waits in the database; nobody asks about coins and people where nobody is to be asked.
 * `isOurTurn`: whether this process takes work of the kind now.
 */
export function createWorkerPools(
  needs: EngineNeeds,
  {
    courier,
    isOurTurn,
  }: { readonly courier: Courier | null; readonly isOurTurn: (kind: DueWork) => boolean },
): Readonly<Record<DueWork, WorkerPool>> {
  const { affiliates, compliance, concurrency, fiat } = needs
  const poolOf = (name: DueWork, size: number, work: () => Promise<Found>, isQuick = false) =>
    createWorkerPool({
      name,
      size,
      everyMilliseconds: WORK_EVERY,
      isQuick,
      work: async () => (isOurTurn(name) ? work() : 'nothing'),
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
