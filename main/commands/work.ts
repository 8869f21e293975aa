import { keepCompiledCode, saveCompiledCode } from '../compile-cache.ts'

keepCompiledCode()
const { readConfig } = await import('../settings/index.ts')
const { readEnvironment } = await import('../settings/index.ts')
const { createLog } = await import('../log.ts')
const { runCommand } = await import('../run-command.ts')
const { untilStopped } = await import('../run-command.ts')
const { wireProduct } = await import('../wire.ts')

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
