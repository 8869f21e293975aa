import { saveCompiledCode } from './bundles/compile-cache.ts'
import type { WiringHooks } from './foundations.ts'
import { createLog } from './log.ts'
import { untilStopped } from './run-command.ts'
import { readConfig, readEnvironment } from './settings/index.ts'
import { wireProduct } from './wire.ts'

/** Runs the workers alone, without a front door, until it is asked to stop; as many processes as wanted on one PostgreSQL server. */
export async function work(hooks: WiringHooks = {}): Promise<void> {
  const config = readConfig(readEnvironment())
  const product = await wireProduct(config, createLog(config), hooks)
  await product.start(true)
  const stopped = untilStopped()
  process.stdout.write('Causeway workers are ready\n')
  saveCompiledCode()
  await stopped
  await product.stop()
}
