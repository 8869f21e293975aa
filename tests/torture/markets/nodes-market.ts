import { setTimeout as pause } from 'node:timers/promises'
import { anvilTokens, startAnvil, startLitecoind } from '@causeway/adapters/devnet'
import { openExternalServices } from '../../../main/services/open-external-services.ts'
import { readConfig } from '../../../main/settings/config.ts'
import { readKeys } from '../../../main/settings/keys.ts'
import { ask, someOf } from '../../customers/index.ts'
import { ethereumChain } from './ethereum-chain.ts'
import { litecoinChain } from './litecoin-chain.ts'
import type { Market, Parts, Place } from './market.ts'
import { startMiner } from './miner.ts'
import { networkOf } from './network-of.ts'
import type { NodeChain } from './node-chain.ts'
import { tokenChain } from './token-chain.ts'

/** Each coin's stock, in smallest units; litecoin in as many outputs as payouts may want at once. */
const STOCK: Readonly<Record<string, { readonly each: bigint; readonly times: number }>> = {
  ltc: { each: 3_000_000_000n, times: 20 },
  eth: { each: 500n * 10n ** 18n, times: 1 },
  usdt20: { each: 500_000n * 10n ** 6n, times: 1 },
  // No story deals in it, but a shop that lacks a coin waits for it at every start.
  usdc: { each: 500_000n * 10n ** 6n, times: 1 },
}
const LOOK_MILLISECONDS = 100

const parts: Parts = {
  plain: [
    { from: 'ltc', to: 'eth' },
    { from: 'usdt20', to: 'ltc' },
  ],
  guaranteed: [
    { from: 'eth', to: 'ltc' },
    { from: 'ltc', to: 'usdt20' },
  ],
  refunded: [{ from: 'eth', to: 'ltc' }],
  returning: [{ from: 'ltc', to: 'eth' }],
  vanishing: [{ from: 'ltc', to: 'eth' }],
  payoutLost: [{ from: 'ltc', to: 'eth' }],
}

/** Where the product reaches the nodes: straight, or through something that stands in between. */
export type Through = (urls: NodeUrls) => Promise<NodeUrls>

type NodeUrls = { readonly litecoin: string; readonly ethereum: string }

/** A real litecoind and a real anvil of this run, beside the product's data. */
export async function openNodesMarket(
  folder: string,
  dataDir: string,
  through: Through = async (urls) => urls,
): Promise<Market> {
  const litecoind = await startLitecoind({ dataDir: `${folder}/litecoin` })
  const anvil = await startAnvil({ withTokens: true })
  const seen = await through({ litecoin: litecoind.rpcUrl, ethereum: anvil.rpcUrl })
  const environment = {
    LITECOIN_RPC_URL: seen.litecoin,
    ETHEREUM_RPC_URL: seen.ethereum,
    TOKEN_CONTRACTS: anvilTokens.map(({ asset, contract }) => `${asset}=${contract}`).join(','),
  }
  const [litecoin, ether] = [await litecoinChain(litecoind), ethereumChain(anvil)]
  const chains = new Map<string, NodeChain>([
    ['ltc', litecoin],
    ['eth', ether],
    ...anvilTokens.map((token) => [token.asset, tokenChain(anvil, token, ether)] as const),
  ])
  const chainOf = (asset: string): NodeChain => {
    const chain = chains.get(asset)
    if (chain === undefined) throw new Error(`No node has ${asset}`)
    return chain
  }
  const miner = startMiner(['litecoin', 'ethereum'], (network) =>
    (network === 'litecoin' ? litecoin : ether).mine(1),
  )
  const hot = hotWallets(dataDir, environment)
  return {
    name: 'nodes',
    environment,
    parts,
    stock: (shop) => stockHotWallets(shop, hot, chainOf),
    customerAddress: async (asset) => ({
      address: await chainOf(asset).freshAddress(),
      extraId: null,
    }),
    pay: ({ address, asset }, units, payer = 'honest') => chainOf(asset).pay(address, units, payer),
    received: ({ address, asset }) => chainOf(asset).received(address),
    holdings: async (payIns) => holdingsOf(chains, hot, payIns),
    holdBlocks: (asset) => miner.hold(networkOf(asset)),
    mine: (asset, blocks) => chainOf(asset).mine(blocks),
    reorganise: (asset, depth, gone) => chainOf(asset).reorganise(depth, gone),
    depthOf: ({ asset }, txId) => chainOf(asset).depthOf(txId),
    close: async () => {
      await miner.stop()
      await Promise.all([litecoind.stop(), anvil.stop()])
    },
  }
}

async function holdingsOf(
  chains: ReadonlyMap<string, NodeChain>,
  hot: Readonly<Record<string, string>>,
  payIns: readonly Place[],
): Promise<ReadonlyMap<string, bigint>> {
  const held = [...chains].map(async ([asset, chain]) => {
    // A pay-in address of a token holds the ether that its sweep costs.
    const network = networkOf(asset)
    const own = payIns.filter((payIn) => networkOf(payIn.asset) === network)
    const addresses = [...new Set([hot[asset] ?? '', ...own.map(({ address }) => address)])]
    return [asset, await chain.held(addresses)] as const
  })
  return new Map(await Promise.all(held))
}

/** Where an operator would send the stock: read from the product's own wiring. */
function hotWallets(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const external = openExternalServices(config, readKeys(config))
  try {
    const wallets = ['litecoin', 'ethereum'].flatMap((network) => {
      const chain = external.chains.get(network)
      return chain?.assets.map((asset) => [asset, chain.hotWalletAddress(asset)]) ?? []
    })
    return Object.fromEntries(wallets)
  } finally {
    external.close()
  }
}

/**
 * The nodes report what comes after the product's first look; then the operator's payments are booked as capital, and
 * at last every pair can be had.
 */
async function stockHotWallets(
  shop: { readonly url: string },
  hot: Readonly<Record<string, string>>,
  chainOf: (asset: string) => NodeChain,
): Promise<void> {
  await until(async () => {
    const metrics = await (await fetch(`${shop.url}/metrics`)).text()
    return ['litecoin', 'ethereum'].every((network) => {
      const line = new RegExp(`causeway_chain_height\\{network="${network}"\\} (\\d+)`).exec(
        metrics,
      )
      return Number(line?.[1] ?? '0') > 0
    })
  })
  for (const [asset, { each, times }] of Object.entries(STOCK)) {
    for (let paid = 0; paid < times; paid += 1) {
      await chainOf(asset).pay(hot[asset] ?? '', each, 'cheat')
    }
  }
  const pairs = Object.values(parts).flat()
  await until(async () => {
    const replies = await Promise.all(
      pairs.map((pair) =>
        ask(shop, 'POST', '/api/exchange/estimate', {
          body: { ...pair, amountFrom: someOf[pair.from], isFixedRate: false },
        }),
      ),
    )
    return replies.every(({ status }) => status === 200)
  })
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(LOOK_MILLISECONDS)
}
