import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anvilTokens, startAnvil, startLitecoind } from '@causeway/adapters/devnet'
import { createLoop } from '@causeway/server/jobs'
import { buildMissingPages } from '@causeway/site/build-missing-pages'
import { runCommand } from '../run-command.ts'
import { serve } from '../serve.ts'
import { readConfig, readEnvironment } from '../settings/index.ts'
import { withDevnetControls } from './devnet-controls.ts'
import { fundHotWallets } from './fund-hot-wallets.ts'

/** `npm run start:devnet`: the same site on a real litecoind and a real anvil, which it starts, funds and stops. */
await runCommand(async () => {
  await buildMissingPages()
  const config = readConfig(readEnvironment())
  const folder = join(config.dataDir, 'devnet')
  const litecoind = await startLitecoind({ dataDir: join(folder, 'litecoin') })
  const anvil = await startAnvil({ dataDir: join(folder, 'ethereum'), withTokens: true })
  const nodes = {
    LITECOIN_RPC_URL: litecoind.rpcUrl,
    ETHEREUM_RPC_URL: anvil.rpcUrl,
    TOKEN_CONTRACTS: anvilTokens.map(({ asset, contract }) => `${asset}=${contract}`).join(','),
  }
  Object.assign(process.env, nodes)
  // The doctor is another process, and must not take the sandbox's chains of these names for the nodes.
  const lines = Object.entries(nodes).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(join(folder, 'environment'), lines.join(''), { mode: 0o600 })
  // Each by itself: one node that hangs does not stop the other's blocks.
  const blocks = [litecoind, anvil].map((node) =>
    createLoop({
      name: 'blocks',
      everyMilliseconds: config.blockMilliseconds,
      work: async () => {
        await node.mine(1)
        return false
      },
      // A block that does not come is made up for by the next.
      onError: () => {},
    }),
  )
  await serve({
    externalWith: (external) => withDevnetControls(external, { litecoind, anvil }),
    whenReady: async (product) => {
      for (const loop of blocks) loop.start()
      await fundHotWallets(product, { litecoind, anvil })
    },
  })
  await Promise.all(blocks.map((loop) => loop.stop()))
  await Promise.all([litecoind.stop(), anvil.stop()])
})
