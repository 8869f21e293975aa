import { nameOfPlace } from '@causeway/adapters/signer/place'
import { createSignerServer } from '@causeway/adapters/signer/server'
import { tracedSigner } from '@causeway/adapters/traces'
import { isMigrated, readMeta } from '@causeway/server/db'
import { createIntentReader } from '@causeway/server/signing'
import { openTracingOf } from '../foundations.ts'
import { createLog } from '../log.ts'
import { CommandStopped, runCommand, untilStopped } from '../run-command.ts'
import {
  openExternalServices,
  openOwnSigner,
  openReadOnly,
  readSignerPlace,
} from '../services/index.ts'
import {
  readConfig,
  readEnvironment,
  readKeys,
  readKeystoreSeed,
  WrongSetting,
} from '../settings/index.ts'

/**
 * `npm run sign`: the signer in a process of its own, on the socket SIGNER_SOCKET, or for workers on other machines at
 * SIGNER_ADDRESS. It needs the keys, the journal's folder
 * and a connection that reads the database; give it a user of its own, and the other processes no key.
 */
await runCommand(async () => {
  const environment = readEnvironment()
  const config = readConfig({
    ...environment,
    DATABASE_URL: environment.SIGNER_DATABASE_URL || environment.DATABASE_URL,
  })
  const place = await readSignerPlace(config, 'signer')
  if (place === null) {
    const expected = 'the path of the socket to serve, unless SIGNER_ADDRESS is set'
    throw new WrongSetting('SIGNER_SOCKET', '', expected)
  }
  if (config.databaseUrl === null) {
    throw new WrongSetting(
      'SIGNER_DATABASE_URL',
      '',
      'a PostgreSQL server (the embedded database allows only one process)',
    )
  }
  const log = createLog(config)
  const external = openExternalServices(config, readKeys(config, await readKeystoreSeed(config)))
  const database = await openReadOnly(config.databaseUrl)
  if (!(await isMigrated(database)))
    throw new CommandStopped('Migrations are missing: run `npm run migrate`')
  const world = await readMeta(database, 'world')
  if (world !== null && world !== config.world) {
    throw new CommandStopped(
      `This database belongs to the ${world} world and WORLD is ${config.world}`,
    )
  }
  const onError = (error: unknown) => log.error({ err: error }, 'signer')
  const tracing = await openTracingOf(config, 'signer', onError)
  const signer = tracedSigner(
    openOwnSigner(config, external, createIntentReader({ database })),
    tracing,
  )
  const stopped = untilStopped()
  const server = await createSignerServer({
    signer,
    place,
    onError,
  })
  process.stdout.write(`Causeway signer is ready on ${nameOfPlace(place)}\n`)
  await stopped
  await server.close()
  await signer.close()
  await tracing?.close()
  await database.close()
  external.close()
})
