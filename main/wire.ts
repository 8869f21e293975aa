import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createSigner } from '@causeway/adapters/signer'
import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { defaultFeePolicy } from '@causeway/core/quotes'
import type { UseCases } from '@causeway/server'
import type { Database } from '@causeway/server/db'
import { guardPort, migrate, openDatabase, stampMeta } from '@causeway/server/db'
import { createEngine, createLoop, type Engine, freeLeases, type Loop } from '@causeway/server/jobs'
import { openOutbox } from '@causeway/server/notifications'
import {
  createOrderFollowing,
  createOrderWatch,
  createPayInPool,
  forgetPersonalData,
  type OrderNeeds,
  wakeWaiting,
} from '@causeway/server/orders'
import { createMarketFeed } from '@causeway/server/rates'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { readKeys } from './keys.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { openOutsideWorld } from './open-world.ts'
import type { OutsideWorld } from './play-world.ts'
import { openProductClock, type ProductClock } from './product-clock.ts'
import { wireUseCases } from './use-cases.ts'

/** How long personal fields of ended orders are kept. */
const RETENTION = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }
const DATA_EVERY = { prices: 1000, followers: 700 }

/** The product, put together and not yet running. */
export type Product = {
  readonly config: Config
  readonly log: Logger
  readonly database: Database
  readonly outside: OutsideWorld
  readonly clock: ProductClock
  readonly useCases: UseCases
  readonly engine: Engine
  readonly metrics: Metrics
  /** Moves a play world's business time on; answers it. Unpaid orders and prices are looked at again at once. */
  readonly advanceClock: (seconds: number) => Promise<number>
  /** Begins to refresh prices and, where `withWorkers`, to carry orders on. */
  readonly start: (withWorkers: boolean) => Promise<void>
  /** Finishes what it holds, gives back leases, closes everything. */
  readonly stop: () => Promise<void>
}

/**
 * Joins every part with plain calls. Migrates the database, and refuses one of another world. `outsideWith` lets a
 * development chain put its own controls into the outside world.
 */
export async function wireProduct(
  config: Config,
  log: Logger,
  outsideWith: (outside: OutsideWorld) => OutsideWorld = (outside) => outside,
): Promise<Product> {
  const keys = readKeys(config)
  const outside = outsideWith(openOutsideWorld(config, keys))
  const database = await openDatabaseOf(config)
  await migrate(database)
  await claimWorld(database, config)
  const clock = await openProductClock(database)
  const metrics = createMetrics()
  const alert = (name: string, facts: Readonly<Record<string, unknown>>) => {
    metrics.alerts.inc({ name })
    log.error({ alert: name, ...facts }, `alert ${name}`)
  }
  const onError = (name: string, error: unknown) => {
    metrics.workerErrors.inc({ worker: name })
    log.error({ worker: name, err: error }, 'a worker met an error')
  }
  const rates = guardPort(outside.ratesWith(clock), 'rates', ['name'])
  const feed = createMarketFeed({ rates, clock, catalogue: outside.catalogue })
  const outbox = await openOutbox(database, (error) => onError('outbox', error))
  const watch = createOrderWatch()
  const chains = guardChains(outside.chains)
  let wake = () => {}
  const needs: OrderNeeds = {
    database,
    clock,
    catalogue: outside.catalogue,
    policy: defaultFeePolicy,
    freshSnapshot: feed.freshSnapshot,
    flavourOf: outside.flavourOf,
    chains,
    notifier: outbox.notifier,
    payIns: createPayInPool({ database, chains }),
    rateKey: keys.rateKey,
    holderKey: keys.holderKey,
    watch,
    wake: () => wake(),
  }
  const engine = createEngine({
    ...needs,
    signer: guardPort(signerOf(config, outside), 'signer', []),
    alert,
    onError,
    concurrency: workersOf(config),
    chainEveryMilliseconds: 400,
  })
  wake = engine.wake
  const following = createOrderFollowing(needs)
  const loops = dataLoops({ feed, clock, following, onError })
  const useCases = wireUseCases({ ...needs, rates, feed, following, engine, metrics })
  let working = false
  return {
    config,
    log,
    database,
    outside,
    clock,
    useCases,
    engine,
    metrics,
    advanceClock: async (seconds) => {
      const now = await clock.advance(seconds)
      await feed.refresh()
      await wakeWaiting(database)
      engine.wake()
      return now
    },
    start: async (withWorkers) => {
      working = withWorkers
      await feed.refresh().catch((error: unknown) => onError('prices', error))
      for (const loop of loops) loop.start()
      if (!withWorkers) return
      await freeLeases(database)
      engine.start()
      await outbox.work({
        mail: guardPort(outside.mail, 'mail', []),
        brand: config.brandName,
        publicUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
        forgetPersonalData: () => forgetPersonalData(database, clock.now(), RETENTION),
      })
    },
    stop: async () => {
      if (working) await engine.stop()
      await Promise.all(loops.map((loop) => loop.stop()))
      await outbox.stop()
      await database.close()
      outside.close()
    },
  }
}

/** Opens the database that the configuration names. */
export function openDatabaseOf(config: Config): Promise<Database> {
  return config.databaseUrl === null
    ? openDatabase({ kind: 'embedded', folder: config.dataDir })
    : openDatabase({
        kind: 'server',
        url: config.databaseUrl,
        connections: config.databaseConnections,
      })
}

/** A database belongs to one world for ever, and has a number of its own that a restored copy brings back. */
async function claimWorld(database: Database, config: Config): Promise<void> {
  await stampMeta(database, 'incarnation', randomUUID())
  const world = await stampMeta(database, 'world', config.world)
  if (world !== config.world) {
    throw new Error(
      `This database belongs to the ${world} world and WORLD is ${config.world}: use another database`,
    )
  }
}

function guardChains(chains: ReadonlyMap<NetworkId, ChainPort>): ReadonlyMap<NetworkId, ChainPort> {
  return new Map(
    [...chains].map(([network, chain]) => [
      network,
      guardPort(chain, `chain ${network}`, ['payInAddress', 'hotWalletAddress', 'compose']),
    ]),
  )
}

function signerOf(config: Config, outside: OutsideWorld) {
  return createSigner({
    journalPath: join(config.dataDir, 'signer-journal.jsonl'),
    signers: outside.planSigners,
  })
}

function workersOf(config: Config): number {
  if (config.workers > 0) return config.workers
  return config.databaseUrl === null ? 1 : 4
}

function dataLoops(what: {
  feed: { readonly refresh: () => Promise<void> }
  clock: ProductClock
  following: { readonly poll: () => Promise<void> }
  onError: (name: string, error: unknown) => void
}): readonly Loop[] {
  const { feed, clock, following, onError } = what
  return [
    createLoop({
      name: 'prices',
      everyMilliseconds: DATA_EVERY.prices,
      work: async () => {
        await clock.refresh()
        await feed.refresh()
        return false
      },
      onError,
    }),
    createLoop({
      name: 'followers',
      everyMilliseconds: DATA_EVERY.followers,
      work: async () => {
        await following.poll()
        return false
      },
      onError,
    }),
  ]
}
