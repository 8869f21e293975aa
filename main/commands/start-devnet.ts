import { join } from 'node:path'
import { startAnvil, startLitecoind } from '@causeway/adapters/devnet'
import { createLoop } from '@causeway/server/jobs'
import { buildMissingPages } from '../build-pages.ts'
import { readConfig } from '../config.ts'
import { withDevnetControls } from '../devnet-controls.ts'
import { readEnvironment } from '../environment.ts'
import { fundHotWallets } from '../fund-hot-wallets.ts'
import { runCommand } from '../run-command.ts'
import { serve } from '../serve.ts'

/** `npm run start:devnet`: the same site on a real litecoind and a real anvil, which it starts, funds and stops. */
await runCommand(async () => {
  await buildMissingPages()
  const config = readConfig(readEnvironment())
  const folder = join(config.dataDir, 'devnet')
  const litecoind = await startLitecoind({ dataDir: join(folder, 'litecoin') })
  const anvil = await startAnvil({ dataDir: join(folder, 'ethereum') })
  process.env.LITECOIN_RPC_URL = litecoind.rpcUrl
  process.env.ETHEREUM_RPC_URL = anvil.rpcUrl
  const blocks = createLoop({
    name: 'blocks',
    everyMilliseconds: config.blockMilliseconds,
    work: async () => {
      await Promise.all([litecoind.mine(1), anvil.mine(1)])
      return false
    },
    // A block that does not come is made up for by the next.
    onError: () => {},
  })
  await serve({
    outsideWith: (outside) => withDevnetControls(outside, { litecoind, anvil }),
    whenReady: async (product) => {
      blocks.start()
      await fundHotWallets(product, { litecoind, anvil })
    },
  })
  await blocks.stop()
  await Promise.all([litecoind.stop(), anvil.stop()])
})
