import { join } from 'node:path'
import { createSigner } from '@causeway/adapters/signer'
import type { NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { defaultFeePolicy } from '@causeway/core/quotes'
import type { UseCases } from '@causeway/server'
import type { Database } from '@causeway/server/db'
import { guardPort, migrate } from '@causeway/server/db'
import { createEngine, type Engine, freeLeases, type Loop } from '@causeway/server/jobs'
import { type Outbox, openOutbox } from '@causeway/server/notifications'
import {
  createOrderFollowing,
  createOrderWatch,
  createPayInPool,
  forgetPersonalData,
  type OrderNeeds,
  wakeWaiting,
} from '@causeway/server/orders'
import { createMarketFeed, type MarketFeed } from '@causeway/server/rates'
import type { Logger } from 'pino'
import { type Alarms, createAlarms } from './alarms.ts'
import { type Config, publicUrlOf } from './config.ts'
import { dataLoops } from './data-loops.ts'
import { readKeys } from './keys.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { claimWorld, openDatabaseOf } from './open-database-of.ts'
import { openOutsideWorld } from './open-world.ts'
import type { OutsideWorld } from './play-world.ts'
import { openProductClock, type ProductClock } from './product-clock.ts'
import { wireUseCases } from './use-cases.ts'

/** How long personal fields of ended orders are kept. */
const RETENTION = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }
const CHAIN_EVERY_MILLISECONDS = 500

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
  const alarms = createAlarms(log, metrics)
  const rates = guardPort(outside.ratesWith(clock), 'rates', ['name'])
  const feed = createMarketFeed({ rates, clock, catalogue: outside.catalogue })
  const outbox = await openOutbox(database, (error) => alarms.onError('outbox', error))
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
    watch: createOrderWatch(),
    wake: () => wake(),
  }
  const engine = createEngine({
    ...needs,
    ...alarms,
    signer: guardPort(signerOf(config, outside), 'signer', []),
    concurrency: workersOf(config),
    chainEveryMilliseconds: CHAIN_EVERY_MILLISECONDS,
  })
  wake = engine.wake
  const following = createOrderFollowing(needs)
  const useCases = wireUseCases({
    ...needs,
    rates,
    feed,
    following,
    engine,
    metrics,
    world: config.world,
  })
  const parts = { config, log, database, outside, clock, useCases, engine, metrics }
  return {
    ...parts,
    ...lifeOf({
      ...parts,
      feed,
      outbox,
      alarms,
      loops: dataLoops({ feed, clock, following, ...alarms }),
    }),
  }
}

type Life = Pick<Product, 'advanceClock' | 'start' | 'stop'>

function lifeOf(
  parts: Omit<Product, keyof Life> & {
    readonly feed: MarketFeed
    readonly outbox: Outbox
    readonly alarms: Alarms
    readonly loops: readonly Loop[]
  },
): Life {
  const { alarms, clock, config, database, engine, feed, loops, outbox, outside } = parts
  let working = false
  const refreshPrices = () =>
    feed.refresh().catch((error: unknown) => alarms.onError('prices', error))
  return {
    advanceClock: async (seconds) => {
      const now = await clock.advance(seconds)
      await refreshPrices()
      await wakeWaiting(database)
      engine.wake()
      return now
    },
    start: async (withWorkers) => {
      working = withWorkers
      await refreshPrices()
      for (const loop of loops) loop.start()
      if (!withWorkers) return
      await freeLeases(database)
      engine.start()
      await outbox.work({
        mail: guardPort(outside.mail, 'mail', []),
        brand: config.brandName,
        publicUrl: publicUrlOf(config),
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
