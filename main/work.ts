import { createHttpServer } from '@causeway/api/http'
import { healthRoutes } from '@causeway/api/web/health-routes'
import { saveCompiledCode } from './bundles/current-bundle.js'
import type { WiringHooks } from './foundations.ts'
import { createLog } from './log.ts'
import type { Product } from './product.ts'
import { CommandStopped, untilStopped, whyNotListening } from './run-command.ts'
import { readConfig, readEnvironment } from './settings/index.ts'
import { wireProduct } from './wire.ts'

/**
 * Runs the workers alone, without a site, until it is asked to stop; as many processes as wanted on one PostgreSQL
 * server. With WORKER_PORT it answers there how it is.
 */
export async function work(hooks: WiringHooks = {}): Promise<void> {
  const config = readConfig(readEnvironment())
  const product = await wireProduct(config, createLog(config), hooks)
  const door = await openHealthDoor(product)
  await product.start(true)
  const stopped = untilStopped()
  process.stdout.write('Causeway workers are ready\n')
  saveCompiledCode()
  await stopped
  await door?.close()
  await product.stop()
}

/** Health, readiness and metrics of a process without a site; null without WORKER_PORT. Throws where nothing can listen. */
async function openHealthDoor({ config, log, useCases }: Product) {
  const { connectionsPerAddress, host, workerPort: port } = config
  if (port === 0) return null
  const server = createHttpServer({ trustProxy: false, log, connectionsPerAddress })
  await server.register(healthRoutes, {
    useCases,
    ownSite: { publicOrigin: `http://${host}:${port}`, hasPublicUrl: true },
    metricsToken: config.operatorToken,
  })
  await server.listen({ host, port }).catch((error: unknown) => {
    throw new CommandStopped(whyNotListening({ host, port, setting: 'WORKER_PORT' }, error))
  })
  return server
}
