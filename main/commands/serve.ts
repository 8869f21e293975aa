import { createFrontDoor } from '../http.ts'
import { createLog } from '../log.ts'
import { readConfig } from '../config.ts'
import { runCommand } from '../run-command.ts'
import { untilStopped } from '../until-stopped.ts'
import { wireProduct } from '../wire.ts'

/** Starts the site, the calls and (unless ROLE is web) the workers, and prints one line when they are ready. */
await runCommand(async () => {
  const config = readConfig(process.env)
  const product = await wireProduct(config, createLog(config))
  const server = await createFrontDoor(product)
  await product.start(config.role !== 'web')
  const address = await server.listen({ host: config.host, port: config.port })
  process.stdout.write(`Causeway is ready ${address} (${config.world} money)\n`)
  await untilStopped()
  await server.close()
  await product.stop()
})
