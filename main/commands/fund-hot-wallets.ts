import { type Anvil, anvilTokens, type Litecoind } from '@causeway/adapters/devnet'
import type { Product } from '../product.ts'

const LITECOIN_PAYMENTS = 10
const LITECOINS_EACH = '40'
const ETHER = 500n * 10n ** 18n
const TOKENS = 500_000n * 10n ** 6n
const NETWORKS = ['litecoin', 'ethereum'] as const
const LOOK_MILLISECONDS = 100

/** The coins of the development nodes. */
const COINS = ['ltc', 'eth', ...anvilTokens.map(({ asset }) => asset)]

/**
 * Gives the hot wallets on development nodes their stock, once, and waits until the product has booked it. The node
 * reports only what comes after the product's first look, so that look is awaited first.
 */
export async function fundHotWallets(
  product: Product,
  nodes: { readonly litecoind: Litecoind; readonly anvil: Anvil },
): Promise<void> {
  await until(async () => (await scanned(product)) === NETWORKS.length)
  const stocked = await stockedCoins(product)
  for (const coin of COINS) if (!stocked.has(coin)) await fund(product, nodes, coin)
  await until(async () => {
    await product.stock.refresh()
    return COINS.every((coin) => (product.stock.available(coin) ?? 0n) > 0n)
  })
}

async function fund(
  product: Product,
  { litecoind, anvil }: { readonly litecoind: Litecoind; readonly anvil: Anvil },
  coin: string,
): Promise<void> {
  const chain = product.external.chains.get(coin === 'ltc' ? 'litecoin' : 'ethereum')
  if (chain === undefined) throw new Error('The nodes are not wired')
  const hotWallet = chain.hotWalletAddress(coin)
  if (coin === 'ltc') {
    for (let paid = 0; paid < LITECOIN_PAYMENTS; paid += 1) {
      await litecoind.pay(hotWallet, LITECOINS_EACH)
    }
  } else if (coin === 'eth') await anvil.pay(hotWallet, ETHER)
  else await anvil.payToken(coin, hotWallet, TOKENS)
}

/** How many of the two networks were looked at. */
async function scanned(product: Product): Promise<number> {
  const rows = await product.database
    .direct()
    .selectFrom('chain_cursor')
    .select('network')
    .where('network', 'in', NETWORKS)
    .where('scanned_at', 'is not', null)
    .execute()
  return rows.length
}

/** The coins that have stock in the books. */
async function stockedCoins(product: Product): Promise<ReadonlySet<string>> {
  const { accounts } = await product.useCases.ledgerTotals()
  return new Set(
    accounts
      .filter(({ account, units }) => account === 'wallet' && units > 0n)
      .map(({ asset }) => asset),
  )
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MILLISECONDS)
    })
  }
}
