import { createLog } from '../log.ts'
import { runCommand } from '../run-command.ts'
import { readConfig, readEnvironment } from '../settings/index.ts'
import { wireProduct } from '../wire.ts'
import { stories } from './seeds/stories.ts'

/** `npm run seed NAME`: tells a story to the database of a product that is not running. */
await runCommand(async () => {
  const name = process.argv[2] ?? ''
  const story = stories[name]
  if (story === undefined) {
    throw new Error(`Unknown story "${name}". Choose one of ${Object.keys(stories).join(', ')}`)
  }
  const config = readConfig(readEnvironment())
  const product = await wireProduct(config, createLog(config))
  await product.start(true)
  await story(product)
  await product.stop()
})
