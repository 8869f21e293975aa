import { type Database, migrate, type TellStep } from '@causeway/server/db'
import { nextPayInIndex } from '@causeway/server/orders'
import { assertTokensOfCatalogue } from './assert-tokens.ts'
import { assertChainsOfWorld } from './chain-identities.ts'
import type { Config } from './config.ts'
import { readEnvironment } from './environment.ts'
import { type Keys, readKeys } from './keys.ts'
import { openKillPoints, traceExternalServices } from './kill-points.ts'
import { claimWorld, openDatabaseOf } from './open-database-of.ts'
import { openExternalServices } from './open-external-services.ts'
import type { ExternalServices } from './play-world.ts'
import { openProductClock, type ProductClock } from './product-clock.ts'
import { readKeystoreSeed } from './signer-seed.ts'

/** What everything else stands on. */
export type Foundations = {
  readonly keys: Keys
  readonly external: ExternalServices
  readonly database: Database
  readonly clock: ProductClock
  /** Told of every labelled step in a fault run; undefined outside of one. */
  readonly step: TellStep | undefined
}

/**
 * Opens external services and the database, migrates it, and refuses what belongs to another world: a chain, or the
 * database itself.
 */
export async function openFoundations(
  config: Config,
  externalWith: (external: ExternalServices) => ExternalServices,
): Promise<Foundations> {
  const keys = readKeys(config, await readKeystoreSeed(config))
  const step = openKillPoints(config, readEnvironment())
  const opened = openExternalServices(config, keys)
  const external = traceExternalServices(externalWith(opened), step)
  await assertChainsOfWorld(external.chains.values(), config.world)
  await assertTokensOfCatalogue(external.chains.values())
  const database = await openDatabaseOf(config, step === undefined ? {} : { step })
  await migrate(database)
  await claimWorld(database, config)
  opened.learnIndices((network) => nextPayInIndex(database, network))
  return { keys, external, database, clock: await openProductClock(database), step }
}
