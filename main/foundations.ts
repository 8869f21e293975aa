import { type Database, migrate, type TellStep } from '@causeway/server/db'
import { nextPayInIndex } from '@causeway/server/orders'
import { assertTokensOfCatalogue } from './assert-tokens.ts'
import { assertChainsOfWorld } from './chain-identities.ts'
import type { Config } from './config.ts'
import { readEnvironment } from './environment.ts'
import { type Keys, readKeys } from './keys.ts'
import { openKillPoints, worldWithStepTrace } from './kill-points.ts'
import { claimWorld, openDatabaseOf } from './open-database-of.ts'
import { openOutsideWorld } from './open-world.ts'
import type { OutsideWorld } from './play-world.ts'
import { openProductClock, type ProductClock } from './product-clock.ts'
import { readKeystoreSeed } from './signer-seed.ts'

/** What everything else stands on. */
export type Foundations = {
  readonly keys: Keys
  readonly outside: OutsideWorld
  readonly database: Database
  readonly clock: ProductClock
  /** Told of every labelled step in a fault run; undefined outside of one. */
  readonly step: TellStep | undefined
}

/**
 * Opens the outside world and the database, migrates it, and refuses what belongs to another world: a chain, or the
 * database itself.
 */
export async function openFoundations(
  config: Config,
  outsideWith: (outside: OutsideWorld) => OutsideWorld,
): Promise<Foundations> {
  const keys = readKeys(config, await readKeystoreSeed(config))
  const step = openKillPoints(config, readEnvironment())
  const opened = openOutsideWorld(config, keys)
  const outside = worldWithStepTrace(outsideWith(opened), step)
  await assertChainsOfWorld(outside.chains.values(), config.world)
  await assertTokensOfCatalogue(outside.chains.values())
  const database = await openDatabaseOf(config, step === undefined ? {} : { step })
  await migrate(database)
  await claimWorld(database, config)
  opened.learnIndices((network) => nextPayInIndex(database, network))
  return { keys, outside, database, clock: await openProductClock(database), step }
}
