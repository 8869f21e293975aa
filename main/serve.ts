import { createServer } from 'node:net'
import { openBrand } from '@causeway/site/brand'
import { saveCompiledCode } from './bundles/current-bundle.js'
import type { WiringHooks } from './foundations.ts'
import { createFrontDoor } from './http.ts'
import { createLog } from './log.ts'
import type { Product } from './product.ts'
import { CommandStopped, untilStopped, whyNotListening } from './run-command.ts'
import { formerNamesIn, readConfig, readEnvironment } from './settings/index.ts'
import { wireProduct } from './wire.ts'

/**
 * Starts the site, the calls and (unless ROLE is web) the workers, prints one line when they are ready, and stops them
 * in order when asked to. The hooks are for development chains and tests.
 */
export async function serve(
  hooks: WiringHooks & { readonly whenReady?: (product: Product) => Promise<void> } = {},
): Promise<void> {
  const environment = readEnvironment()
  const config = readConfig(environment)
  await expectToListen(config)
  const brand = await openBrand(config)
  const log = createLog(config)
  for (const [former, now] of formerNamesIn(environment)) {
    log.warn({ former, now }, `The setting ${former} is called ${now} now`)
  }
  const product = await wireProduct(config, log, hooks)
  const server = await createFrontDoor(product, brand)
  await product.start(config.role !== 'web')
  const address = await server.listen({ host: config.host, port: config.port }).catch((error) => {
    throw new CommandStopped(whyNotListening({ ...config, setting: 'PORT' }, error))
  })
  await hooks.whenReady?.(product)
  // Whoever reads the line may ask to stop at once.
  const stopped = untilStopped()
  process.stdout.write(`Causeway is ready ${address} (${config.world} money)\n`)
  saveCompiledCode()
  await stopped
  await server.close()
  await product.stop()
}

type Place = { readonly host: string; readonly port: number }

/** Before anything is opened: says in one sentence why nothing can listen there. */
async function expectToListen({ host, port }: Place): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, host, resolve)
    })
  } catch (error) {
    throw new CommandStopped(whyNotListening({ host, port, setting: 'PORT' }, error))
  }
  await new Promise((resolve) => probe.close(resolve))
}
