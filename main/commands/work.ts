import { saveCompiledCode } from '../compile-cache.ts'
import { createLog } from '../log.ts'
import { runCommand, untilStopped } from '../run-command.ts'
import { readConfig, readEnvironment } from '../settings/index.ts'
import { wireProduct } from '../wire.ts'

/** Runs the workers alone, without a front door; as many processes as wanted on one PostgreSQL server. */
await runCommand(async () => {
  const config = readConfig(readEnvironment())
  const product = await wireProduct(config, createLog(config))
  await product.start(true)
  const stopped = untilStopped()
  process.stdout.write('Causeway workers are ready\n')
  saveCompiledCode()
  await stopped
  await product.stop()
})
