import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Anvil,
  anvilTokens,
  type Litecoind,
  startAnvil,
  startLitecoind,
} from '@causeway/adapters/devnet'
import { STOP_FILE } from '@causeway/adapters/signer'
import { openExternalServices } from '@causeway/main/services'
import { readConfig, readKeys } from '@causeway/main/settings'
import { programWithFaults } from '../../faults/program-with-faults.ts'
import { doctor, type RunningProduct, startProduct } from '../../support/index.ts'
import { type Miner, startMiner } from '../../torture/index.ts'
import { databaseFor } from '../support/start-shop.ts'
import { type NodeCoins, openNodeCoins } from './node-coins.ts'
import { stockOnNodes } from './stock-on-nodes.ts'

export type NodeUrls = { readonly litecoin: string; readonly ethereum: string }

export type NodeShopOptions = {
  readonly name: string
  /** Leases of a killed process run out after 20 seconds on a server, and are free at once in the embedded database. */
  readonly database: 'embedded' | 'server'
  /** What stands between the product and its nodes. */
  readonly through?: (urls: NodeUrls) => Promise<NodeUrls>
}

/** The running product on a real litecoind and a real anvil, whose blocks come several times a second. */
export type NodeShop = NodeCoins & {
  readonly litecoind: Litecoind
  readonly anvil: Anvil
  readonly blocks: Miner
  /** Where the product answers now. */
  readonly url: string
  readonly dataDir: string
  /** Where the operator's stock of a coin stands. */
  readonly hotWallet: (asset: string) => string
  /** Every pay-in address that was given out, by asset; the shop's money lies there and in the hot wallets. */
  readonly payIns: { readonly asset: string; readonly address: string }[]
  /** Stops all signing, until what is answered is called. */
  readonly stopSigning: () => () => void
  /** Names the step at which the product is to die (tests/faults/kill-points.ts); null: it lives. */
  readonly dieAt: (step: string | null) => void
  /** Waits until the product has died, and starts it again, to die at another step if one is named. */
  readonly riseAgain: (thenDieAt?: string) => Promise<void>
  readonly kill: () => Promise<void>
  /** Ends the product in order, does something with its data, and starts it again. */
  readonly whileStopped: <T>(work: () => Promise<T>) => Promise<T>
  /** What `npm run doctor` says of the shop; the embedded database serves one process at a time. */
  readonly doctor: (...args: readonly string[]) => Promise<string>
  /** Everything that its processes have written. */
  readonly output: () => string
  /** The last words of every process that died at the step it was told. */
  readonly deaths: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Starts nodes and product, and gives the hot wallets their stock. */
export async function openNodeShop(options: NodeShopOptions): Promise<NodeShop> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-nodes-'))
  const dataDir = join(folder, 'data')
  const killFile = join(folder, 'kill-at')
  const dieAt = (step: string | null) => writeFileSync(killFile, step ?? '')
  dieAt(null)
  const { anvil, coins, litecoind, urls } = await startNodes(folder)
  const through = (await options.through?.(urls)) ?? urls
  const database = options.database === 'server' ? await databaseFor(options.name) : null
  const environment = environmentOf(through, { killFile, database })
  const entry = await programWithFaults('serve')
  const start = () => startProduct({ entry, dataDir, env: environment })
  const blocks = startMiner(['ltc', 'eth'], (asset) =>
    asset === 'ltc' ? litecoind.mine(1) : anvil.mine(1),
  )
  let product: RunningProduct | null = null
  let written = ''
  const running = () => {
    if (product === null) throw new Error('The product is not there')
    return product
  }
  const closeNodes = () => endNodes({ anvil, blocks, folder, litecoind })
  const shop: NodeShop = {
    ...coins,
    litecoind,
    anvil,
    blocks,
    get url() {
      return running().url
    },
    dataDir,
    hotWallet: hotWallets(dataDir, environment),
    payIns: [],
    stopSigning: () => stopSigning(dataDir),
    dieAt,
    riseAgain: async (thenDieAt) => {
      await running().ended
      written += running().output()
      dieAt(thenDieAt ?? null)
      product = await start()
    },
    kill: () => running().kill(),
    whileStopped: async (work) => {
      const code = await running().stop()
      written += running().output()
      if (code !== 0) throw new Error(`The product ended with ${code}`)
      const done = await work()
      product = await start()
      return done
    },
    doctor: (...args) => doctor({ dataDir, env: environment }, ...args),
    output: () => written + (product?.output() ?? ''),
    deaths: () => written.match(/^killed at .+$/gm) ?? [],
    close: async () => {
      const code = await product?.stop()
      await closeNodes()
      if (product !== null && code !== 0) throw new Error(`The product ended with ${code}`)
    },
  }
  try {
    product = await start()
    await stockOnNodes(shop)
    return shop
  } catch (error) {
    await product?.stop()
    await closeNodes()
    throw error
  }
}

async function startNodes(folder: string) {
  const litecoind = await startLitecoind({ dataDir: join(folder, 'litecoin') })
  const anvil = await startAnvil({ withTokens: true })
  const coins = await openNodeCoins(litecoind, anvil)
  return { anvil, coins, litecoind, urls: { litecoin: litecoind.rpcUrl, ethereum: anvil.rpcUrl } }
}

async function endNodes(running: {
  readonly anvil: Anvil
  readonly blocks: Miner
  readonly folder: string
  readonly litecoind: Litecoind
}): Promise<void> {
  await running.blocks.stop()
  await Promise.all([running.litecoind.stop(), running.anvil.stop()])
  rmSync(running.folder, { recursive: true, force: true })
}

function stopSigning(dataDir: string): () => void {
  const file = join(dataDir, STOP_FILE)
  writeFileSync(file, '')
  return () => rmSync(file, { force: true })
}

function environmentOf(
  nodes: { readonly litecoin: string; readonly ethereum: string },
  { killFile, database }: { readonly killFile: string; readonly database: string | null },
): Readonly<Record<string, string>> {
  return {
    LITECOIN_RPC_URL: nodes.litecoin,
    ETHEREUM_RPC_URL: nodes.ethereum,
    TOKEN_CONTRACTS: anvilTokens.map(({ asset, contract }) => `${asset}=${contract}`).join(','),
    LOG_LEVEL: 'warn',
    // One order earns its affiliate enough for a payout.
    AFFILIATE_SHARE_BPS: '9000',
    AFFILIATE_MINIMUM_ETH: '0.0001',
    KILL_AT_FILE: killFile,
    ...(database === null ? {} : { DATABASE_URL: database }),
  }
}

/** Where an operator would send the stock: read from the product's own wiring. */
function hotWallets(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): (asset: string) => string {
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const external = openExternalServices(config, readKeys(config))
  try {
    const places = new Map(
      ['litecoin', 'ethereum'].flatMap((network) => {
        const chain = external.chains.get(network)
        if (chain === undefined) throw new Error(`No node is wired for ${network}`)
        return chain.assets.map((asset) => [asset, chain.hotWalletAddress(asset)] as const)
      }),
    )
    return (asset) => places.get(asset) ?? ''
  } finally {
    external.close()
  }
}
