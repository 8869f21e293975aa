import { formatUnits } from '@causeway/core/money'
import { expect } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { LedgerTotals } from '../support/books.ts'
import type { NodeShop } from './open-node-shop.ts'

const COINS = ['ltc', 'eth', 'usdt20', 'usdc']
const STANDING = [
  'wallet',
  'capital',
  'trading',
  'fee:service',
  'fee:network',
  'fee:venue',
  'venue:sandbox',
]
/** Sweeps come by themselves, and are booked when they are deep enough. */
const AGREED_WITHIN = { timeout: 120_000, interval: 500 }

/**
 * At rest the books sum to zero in every asset, owe nobody anything, and say of each coin what the nodes count in the hot
 * wallet and at all pay-in addresses; tokens have left those for the hot wallet.
 */
export async function expectBooksAsOnNodes(
  shop: NodeShop,
  except: readonly string[] = [],
): Promise<void> {
  await expect
    .poll(async () => {
      const before = await booked(shop)
      const onNodes = await counted(shop)
      const unsweptTokens = await unswept(shop)
      const { open, sums, wallets } = await booked(shop)
      // What changed between two looks is no state at rest.
      const moved = JSON.stringify(before.wallets) === JSON.stringify(wallets) ? [] : ['moved']
      return {
        sums: sums.filter(({ sum }) => sum !== '0'),
        open: open.filter(({ account }) => !except.includes(account)),
        differences: COINS.filter((asset) => wallets[asset] !== onNodes[asset]).map(
          (asset) => `${asset}: books ${wallets[asset]}, chain ${onNodes[asset]}`,
        ),
        moved,
        unsweptTokens,
      }
    }, AGREED_WITHIN)
    .toEqual({ sums: [], open: [], differences: [], moved: [], unsweptTokens: [] })
}

async function booked(shop: NodeShop) {
  const { accounts, sums } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
  const wallets: Record<string, string> = {}
  for (const { account, asset, balance } of accounts) {
    if (account === 'wallet') wallets[asset] = balance
  }
  return { sums, wallets, open: accounts.filter(({ account }) => !STANDING.includes(account)) }
}

async function counted(shop: NodeShop): Promise<Readonly<Record<string, string>>> {
  const figures = COINS.map(async (asset) => {
    const { decimals, held, network } = shop.coin(asset)
    const payIns = shop.payIns.filter((payIn) => shop.coin(payIn.asset).network === network)
    const addresses = [shop.hotWallet(asset), ...payIns.map(({ address }) => address)]
    return [asset, formatUnits(await held([...new Set(addresses)]), decimals)] as const
  })
  return Object.fromEntries(await Promise.all(figures))
}

/** Tokens that still lie where customers paid them. */
async function unswept(shop: NodeShop): Promise<readonly string[]> {
  const left: string[] = []
  for (const { asset, address } of shop.payIns) {
    if (asset === 'ltc' || asset === 'eth') continue
    const units = await shop.coin(asset).held([address])
    if (units > 0n) left.push(`${units} ${asset} at ${address}`)
  }
  return left
}
