import { readConfig } from '../config.ts'
import { readEnvironment } from '../environment.ts'
import { createLog } from '../log.ts'
import { runCommand } from '../run-command.ts'
import { untilStopped } from '../until-stopped.ts'
import { wireProduct } from '../wire.ts'

/** Runs the workers alone, without a front door; as many processes as wanted on one PostgreSQL server. */
await runCommand(async () => {
  const config = readConfig(readEnvironment())
  const product = await wireProduct(config, createLog(config))
  await product.start(true)
  const stopped = untilStopped()
  process.stdout.write('Causeway workers are ready\n')
  await stopped
  await product.stop()
})
