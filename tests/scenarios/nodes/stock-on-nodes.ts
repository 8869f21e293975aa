import type { Litecoind } from '@causeway/adapters/devnet'
import { vi } from 'vitest'
import { ask, mustAsk } from '../../customers/index.ts'
import type { LedgerTotals } from '../support/books.ts'
import { metricOf } from '../support/operator-view.ts'
import type { NodeCoins } from './node-coins.ts'

const LITECOIN_PAYMENTS = 10
const STOCK = { ltc: '40', eth: 500n * 10n ** 18n, tokens: 500_000n * 10n ** 6n }
const COINS = ['ltc', 'eth', 'usdt20', 'usdc']
const DEALT = [
  ['ltc', 'eth'],
  ['ltc', 'usdt20'],
  ['ltc', 'usdc'],
  ['eth', 'ltc'],
] as const
const LOOKED = { timeout: 120_000, interval: 200 }

/**
 * Pays the operator's stock into the hot wallets, and waits until every coin can be bought. The nodes report what comes
 * after the product's first look, so that look is awaited first.
 */
export async function stockOnNodes(
  shop: Pick<NodeCoins, 'coin'> & {
    readonly url: string
    readonly litecoind: Litecoind
    readonly hotWallet: (asset: string) => string
  },
): Promise<void> {
  for (const network of ['litecoin', 'ethereum']) {
    const height = `causeway_chain_height{network="${network}"}`
    await vi.waitUntil(async () => ((await metricOf(shop, height)) ?? 0) > 0, LOOKED)
  }
  for (let paid = 0; paid < LITECOIN_PAYMENTS; paid += 1) {
    await shop.litecoind.pay(shop.hotWallet('ltc'), STOCK.ltc)
  }
  await shop.coin('eth').pay(shop.hotWallet('eth'), STOCK.eth)
  for (const token of ['usdt20', 'usdc']) {
    await shop.coin(token).pay(shop.hotWallet(token), STOCK.tokens)
  }
  await vi.waitUntil(async () => {
    const { accounts } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
    const booked = accounts.filter(({ account }) => account === 'wallet')
    return COINS.every((coin) => booked.some(({ asset }) => asset === coin))
  }, LOOKED)
  await vi.waitUntil(async () => {
    const replies = await Promise.all(
      DEALT.map(([from, to]) =>
        ask(shop, 'POST', '/api/exchange/estimate', { body: { from, to, amountFrom: '1' } }),
      ),
    )
    return replies.every(({ status }) => status === 200)
  }, LOOKED)
}
