import { migrate } from '@causeway/server/db'
import { openDatabaseOf } from '../open-database-of.ts'
import { runCommand } from '../run-command.ts'
import { readConfig, readEnvironment } from '../settings/index.ts'

/** Brings the database to this version and ends. */
await runCommand(async () => {
  const database = await openDatabaseOf(readConfig(readEnvironment()))
  try {
    const ran = await migrate(database)
    process.stdout.write(ran.length === 0 ? 'Nothing to migrate\n' : `Ran ${ran.join(', ')}\n`)
  } finally {
    await database.close()
  }
})
