import type { Anvil, Litecoind } from '@causeway/adapters/devnet'
import type { Product } from './wire.ts'

const LITECOIN_PAYMENTS = 10
const LITECOINS_EACH = '40'
const ETHER = 500n * 10n ** 18n
const LOOK_MILLISECONDS = 100

/**
 * Gives the hot wallets on development nodes their stock, once, and waits until the product has booked it. The node
 * reports only what comes after the product's first look, so that look is awaited first.
 */
export async function fundHotWallets(
  product: Product,
  nodes: { readonly litecoind: Litecoind; readonly anvil: Anvil },
): Promise<void> {
  await until(async () => (await scanned(product)) === 2)
  if ((await stocked(product)) < 2) {
    const litecoin = product.outside.chains.get('litecoin')
    const ethereum = product.outside.chains.get('ethereum')
    if (litecoin === undefined || ethereum === undefined) throw new Error('The nodes are not wired')
    for (let paid = 0; paid < LITECOIN_PAYMENTS; paid += 1) {
      await nodes.litecoind.pay(litecoin.hotWalletAddress('ltc'), LITECOINS_EACH)
    }
    await nodes.anvil.pay(ethereum.hotWalletAddress('eth'), ETHER)
  }
  await until(async () => (await stocked(product)) === 2)
}

/** How many of the two networks were looked at. */
async function scanned(product: Product): Promise<number> {
  const rows = await product.database
    .direct()
    .selectFrom('chain_cursor')
    .select('network')
    .where('network', 'in', ['litecoin', 'ethereum'])
    .where('scanned_at', 'is not', null)
    .execute()
  return rows.length
}

/** How many of the two coins have stock in the books. */
async function stocked(product: Product): Promise<number> {
  const { accounts } = await product.useCases.ledgerTotals()
  return accounts.filter(
    ({ account, asset, units }) =>
      account === 'wallet' && (asset === 'ltc' || asset === 'eth') && units > 0n,
  ).length
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MILLISECONDS)
    })
  }
}
