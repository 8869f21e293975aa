import type { Catalogue } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'
import type { Clock } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { NotedAudit } from '../audit/note-audit-head.ts'
import { type Database, isMigrated } from '../db/index.ts'
import type { FiatHealth } from '../fiat/index.ts'
import { type Engine, readWaitingFigures, type WaitingFigures } from '../jobs/index.ts'
import { readComparisons } from '../ledger/index.ts'
import { readMailQueue } from '../notifications/index.ts'
import type { MarketFeed } from '../rates/index.ts'
import { readGeneration } from '../restore-guard/index.ts'
import type { HealthPart, Judgement } from './health-types.ts'
import {
  judgeAudit,
  judgeBooks,
  judgeChain,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeFiat,
  judgeHalts,
  judgeMail,
  judgeOrders,
  judgePayouts,
  judgePrices,
  judgeSigner,
  judgeWallets,
  judgeWorkers,
} from './judge-parts.ts'

/** What a process can say of itself. */
export type OwnNeeds = {
  readonly feed: Pick<MarketFeed, 'health'>
  /** Null where this process runs none: others say how theirs are. */
  readonly workers: Engine['workers'] | null
  readonly fiatHealth: () => ReadonlyMap<string, FiatHealth>
  /** Of the folder that the product writes to, in bytes. */
  readonly disk: () => Promise<{ readonly freeBytes: number; readonly totalBytes: number }>
}

export type HealthNeeds = OwnNeeds & {
  /** How the audit log was at the last look; null before the first, and where no worker looks. */
  readonly audit: () => NotedAudit | null
  readonly database: Database
  /** The machine’s own time. */
  readonly clock: Clock
  /** The product’s time, which a play world can move on. */
  readonly productClock: Clock
  readonly catalogue: Pick<Catalogue, 'network'>
  /** Coins with less in stock than the band that the operator set. */
  readonly lowCoins: () => Promise<readonly AssetCode[]>
}

/** The database, asked once whether it is migrated; how long that took, in milliseconds. */
export async function examineDatabase(
  migrated: () => Promise<boolean>,
): Promise<{ readonly part: HealthPart; readonly tookMilliseconds: number }> {
  const began = performance.now()
  const judged = await migrated().then(
    (is) => ({ isMigrated: is }),
    (error: unknown) => ({
      isMigrated: null,
      error: error instanceof Error ? error.name : 'error',
    }),
  )
  const tookMilliseconds = performance.now() - began
  return {
    part: named('database', judgeDatabase({ ...judged, tookMilliseconds })),
    tookMilliseconds,
  }
}

/**
 * What this process knows without the database: prices, workers, chains, providers. `heights`: to which block each
 * chain was read, where that is known.
 */
export function examineOwn(
  needs: Omit<OwnNeeds, 'disk'>,
  heights: ReadonlyMap<string, number> = new Map(),
): readonly HealthPart[] {
  const workers = needs.workers?.() ?? null
  const fiat = judgeFiat(needs.fiatHealth())
  return [
    named('prices', judgePrices(needs.feed.health())),
    ...(workers === null ? [] : examineWorkers(workers, heights)),
    ...(fiat === null ? [] : [named('fiat', fiat)]),
  ]
}

const CHAIN = 'chain-'
const PROVIDERS = { identifications: 'identity', screenings: 'screening' } as const

/** What looks at a chain, or asks a provider, says how that does; the rest is one part. */
function examineWorkers(
  workers: ReturnType<Engine['workers']>,
  heights: ReadonlyMap<string, number>,
): readonly HealthPart[] {
  const chains = workers
    .filter(({ name }) => name.startsWith(CHAIN))
    .map(({ idleFor, name }) => {
      const network = name.slice(CHAIN.length)
      return named(`chain:${network}`, judgeChain(idleFor, heights.get(network) ?? null))
    })
  const providers = Object.entries(PROVIDERS).flatMap(([work, part]) => {
    const asking = workers.filter(({ name }) => name.startsWith(`${work}-`))
    return asking.length === 0 ? [] : [named(part, judgeWorkers(asking))]
  })
  // A node that doesn’t answer is said once.
  const away = chains.filter(({ state }) => state !== 'green')
  const sweepsAway = away.map(({ part }) => part.replace('chain:', 'sweeps-'))
  const others = workers.filter(
    ({ name }) =>
      !/^(?:chain|identifications|screenings)-/.test(name) && !sweepsAway.includes(name),
  )
  return [...chains, ...providers, named('workers', judgeWorkers(others))]
}

/** What the database says for every process: orders, payouts, signer, mails, halts. */
export async function examineShared(database: Database): Promise<{
  readonly parts: readonly HealthPart[]
  readonly figures: WaitingFigures
}> {
  const figures = await readWaitingFigures(database)
  const { witnessedAt } = await readGeneration(database)
  const asked = await sql<{ now: Date }>`select now() as now`.execute(database.direct())
  const now = asked.rows[0]?.now.getTime() ?? 0
  const agreed = witnessedAt === null ? null : (now - witnessedAt.getTime()) / 1000
  return {
    figures,
    parts: [
      named('orders', judgeOrders(figures)),
      named('payouts', judgePayouts(figures)),
      named('signer', judgeSigner(agreed)),
      named('mail', judgeMail(await readMailQueue(database))),
      named('halts', judgeHalts(figures.halts)),
    ],
  }
}

export type Examined = {
  readonly parts: readonly HealthPart[]
  readonly tookMilliseconds: number
  readonly waitingSeconds: number
}

/** Every part as this process finds it now. Throws where the database does not answer. */
export async function examineAll(needs: HealthNeeds): Promise<Examined> {
  const { part, tookMilliseconds } = await examineDatabase(() => isMigrated(needs.database))
  const { figures, parts } = await examineShared(needs.database)
  const comparisons = await readComparisons(needs.database)
  const audit = needs.audit()
  const heights = new Map(figures.chains.map(({ height, network }) => [network, height]))
  return {
    parts: [
      part,
      ...examineOwn(needs, heights),
      ...parts,
      named('wallets', judgeWallets(await needs.lowCoins())),
      named('books', judgeBooks(comparisons, needs.productClock.now())),
      ...(audit === null ? [] : [named('audit', judgeAudit(audit))]),
      named('disk', judgeDisk(await needs.disk())),
      named('clock', judgeClock(await clockDifference(needs))),
    ],
    tookMilliseconds,
    waitingSeconds: figures.oldestUnpaidDepositSeconds,
  }
}

/** Seconds by which the machine’s clock is ahead of the database’s. */
async function clockDifference({ clock, database }: HealthNeeds): Promise<number> {
  const before = clock.now()
  const asked = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database.direct())
  const middle = (before + clock.now()) / 2
  return (middle - (asked.rows[0]?.now.getTime() ?? middle)) / 1000
}

function named(part: string, judged: Judgement): HealthPart {
  return { part, ...judged }
}
