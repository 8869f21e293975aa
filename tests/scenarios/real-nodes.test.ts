// door: HTTP, chain
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, type Litecoind, startAnvil, startLitecoind } from '@causeway/adapters/devnet'
import type { CreateTransactionReply, EstimateReply } from '@causeway/api/contract'
import { formatUnits } from '@causeway/core/money'
import { readConfig } from '@causeway/main/config'
import { readKeys } from '@causeway/main/keys'
import { openOutsideWorld } from '@causeway/main/open-world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RunningProduct, startProduct } from '../support/index.ts'
import { type LedgerTotals, mustAsk, type Placed, reach, type Shop } from './support/index.ts'

const BLOCK_MILLISECONDS = 300
const STOCK = { litecoins: '40', wei: 500n * 10n ** 18n }

let litecoind: Litecoind
let anvil: Anvil
let shop: RunningProduct
let folder: string
let blocks: NodeJS.Timeout

const environment = () => ({
  LITECOIN_RPC_URL: litecoind.rpcUrl,
  ETHEREUM_RPC_URL: anvil.rpcUrl,
  LOG_LEVEL: 'warn',
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-nodes-'))
  litecoind = await startLitecoind({ dataDir: join(folder, 'litecoin') })
  anvil = await startAnvil()
  shop = await startProduct({ dataDir: join(folder, 'data'), env: environment() })
  blocks = setInterval(() => {
    Promise.all([litecoind.mine(1), anvil.mine(1)]).catch(() => {})
  }, BLOCK_MILLISECONDS)
  await fundHotWallets()
})

afterAll(async () => {
  clearInterval(blocks)
  await shop?.stop()
  await Promise.all([litecoind?.stop(), anvil?.stop()])
  rmSync(folder, { recursive: true, force: true })
})

test('[TRACK-02] litecoin paid on a real litecoind becomes ether on a real anvil, paid out once', async () => {
  const order = await placeOnNodes('ltc', 'eth', '5', await anvil.freshAddress())
  await litecoind.pay(order.created.payinAddress, '5')
  const ended = await reach(shop, order, 'finished')
  const received = await anvil.received(order.destination.address)
  expect(received).toMatchObject([{ txId: ended.payoutTxId }])
  expect(formatUnits(received[0]?.units ?? 0n, 18)).toBe(ended.amountTo)
  await expectBooksToSumToZero()
})

test('[TRACK-02] ether paid on a real anvil becomes litecoin at a guaranteed rate, paid out once', async () => {
  const order = await placeOnNodes('eth', 'ltc', '0.5', await litecoind.outsideAddress(), true)
  await anvil.pay(order.created.payinAddress, 5n * 10n ** 17n)
  const ended = await reach(shop, order, 'finished')
  const received = await litecoind.received(order.destination.address)
  expect(received).toMatchObject([{ txId: ended.payoutTxId }])
  expect(formatUnits(received[0]?.units ?? 0n, 8)).toBe(order.created.amountExpectedTo)
  await expectBooksToSumToZero()
})

test.each(['confirming', 'sending'])(
  '[OPS-04] a product killed while an order on real nodes is %s finishes it with one payout',
  async (state) => {
    const there = await placeOnNodes('ltc', 'eth', '3', await anvil.freshAddress())
    const back = await placeOnNodes('eth', 'ltc', '0.2', await litecoind.outsideAddress())
    await litecoind.pay(there.created.payinAddress, '3')
    await anvil.pay(back.created.payinAddress, 2n * 10n ** 17n)
    await reach(shop, there, [state, 'finished'])
    await shop.kill()
    shop = await startProduct({ dataDir: shop.dataDir, env: environment() })
    const ended = await Promise.all([reach(shop, there, 'finished'), reach(shop, back, 'finished')])
    const received = await Promise.all([
      anvil.received(there.destination.address),
      litecoind.received(back.destination.address),
    ])
    expect(received.map((payments) => payments.map(({ txId }) => txId))).toEqual(
      ended.map(({ payoutTxId }) => [payoutTxId]),
    )
    await expectBooksToSumToZero()
  },
)

async function placeOnNodes(
  from: string,
  to: string,
  amountFrom: string,
  address: string,
  isFixedRate = false,
): Promise<Placed> {
  const refundAddress =
    from === 'ltc' ? await litecoind.outsideAddress() : await anvil.freshAddress()
  const { rateId } = await mustAsk<EstimateReply>(shop, 'POST', '/api/exchange/estimate', {
    body: { from, to, amountFrom, isFixedRate },
  })
  const key = randomUUID()
  const body = {
    from,
    to,
    amountFrom,
    isFixedRate,
    rateId,
    destinationAddress: address,
    refundAddress,
  }
  const made = await mustAsk<CreateTransactionReply>(shop, 'POST', '/api/transactions', {
    body,
    headers: { 'idempotency-key': key },
  })
  return {
    key,
    body,
    wish: { from, to, amountFrom, isFixedRate },
    destination: { address, extraId: null },
    refund: { address: refundAddress, extraId: null },
    id: made.transaction.transactionId,
    secret: made.holderSecret,
    created: made.transaction,
  }
}

/** The nodes report what comes after the product's first look; then the operator's payments are booked as capital. */
async function fundHotWallets(): Promise<void> {
  const looked = { timeout: 30_000, interval: 100 }
  await vi.waitUntil(async () => (await heightOf(shop, 'litecoin')) > 0, looked)
  await vi.waitUntil(async () => (await heightOf(shop, 'ethereum')) > 0, looked)
  const hotWallet = hotWallets()
  for (let paid = 0; paid < 10; paid += 1) await litecoind.pay(hotWallet.ltc, STOCK.litecoins)
  await anvil.pay(hotWallet.eth, STOCK.wei)
  await vi.waitUntil(async () => {
    const wallets = await walletsInBooks(shop)
    return wallets.includes('eth') && wallets.includes('ltc')
  }, looked)
}

/** Where an operator would send the stock: read from the product's own wiring. */
function hotWallets(): { readonly ltc: string; readonly eth: string } {
  const config = readConfig({ DATA_DIR: shop.dataDir, ...environment() })
  const outside = openOutsideWorld(config, readKeys(config))
  try {
    return {
      ltc: outside.chains.get('litecoin')?.hotWalletAddress('ltc') ?? '',
      eth: outside.chains.get('ethereum')?.hotWalletAddress('eth') ?? '',
    }
  } finally {
    outside.close()
  }
}

async function heightOf({ url }: Shop, network: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`causeway_chain_height{network="${network}"} (\\d+)`).exec(metrics)?.[1])
}

async function walletsInBooks(at: Shop): Promise<readonly string[]> {
  const { accounts } = await mustAsk<LedgerTotals>(at, 'GET', '/api/sandbox/ledger/totals')
  return accounts.filter(({ account }) => account === 'wallet').map(({ asset }) => asset)
}

async function expectBooksToSumToZero(): Promise<void> {
  const { sums } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
  expect(sums.filter(({ sum }) => sum !== '0')).toEqual([])
}
