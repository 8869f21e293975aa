// door: HTTP, chain
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Anvil,
  anvilTokens,
  type Litecoind,
  startAnvil,
  startLitecoind,
} from '@causeway/adapters/devnet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  customerAddress,
  estimate,
  mustAsk,
  type Placed,
  paymentsOnChain,
  placedOrder,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import type { LedgerTotals } from '../support/books.ts'
import { metricOf } from '../support/operator-view.ts'
import { FAST_BLOCKS } from '../support/start-shop.ts'

const TOKENS = 250_000_000n
/** Three more blocks than any order of these sizes waits for. */
const ENOUGH_BLOCKS = 20

let litecoind: Litecoind
let anvil: Anvil
let shop: RunningProduct
let folder: string

const environment = (usdt: string) => ({
  ...FAST_BLOCKS,
  LITECOIN_RPC_URL: litecoind.rpcUrl,
  ETHEREUM_RPC_URL: anvil.rpcUrl,
  TOKEN_CONTRACTS: `usdt20=${usdt}`,
})
const usdt = anvilTokens.find(({ asset }) => asset === 'usdt20')?.contract ?? ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-attacks-'))
  litecoind = await startLitecoind({ dataDir: join(folder, 'litecoin') })
  anvil = await startAnvil({ withTokens: true })
  shop = await startProduct({ dataDir: join(folder, 'data'), env: environment(usdt) })
  // Where the product has looked once, it sees what comes.
  for (const network of ['litecoin', 'ethereum'] as const) await looked(network)
})
afterAll(async () => {
  await shop?.stop()
  await Promise.all([litecoind?.stop(), anvil?.stop()])
  rmSync(folder, { recursive: true, force: true })
})

describe('attack: a deposit that is none', () => {
  test('[TRACK-04.12] tokens of a contract that calls itself the same are not exchanged, real ones are', async () => {
    const order = await placePaidOnNode('usdt20', '250', await anvil.freshAddress())
    const fake = await contractThatOnlyLogs()
    await anvil.call(fake, transferCall(order.created.payinAddress, TOKENS))
    await mineEthereum()
    expect(await read(shop, order)).toMatchObject({ status: 'waiting', deposits: [] })
    await anvil.payToken('usdt20', order.created.payinAddress, TOKENS)
    await mineEthereum()
    expect(await paidOut(order)).toHaveLength(1)
  })

  test.each(['usdt20', 'eth'])(
    '[TRACK-04.12] a transaction of %s that was reverted pays nothing',
    async (asset) => {
      const amount = asset === 'eth' ? '0.06' : '250'
      const order = await placePaidOnNode(asset, amount, await anvil.freshAddress())
      const { payinAddress } = order.created
      // Nobody gave the outside customer of these tests any tokens, and the token takes no ether.
      await anvil.callWithGas(usdt, transferCall(payinAddress, TOKENS), 100_000n)
      await anvil.callWithGas(usdt, `0x${'00'.repeat(12)}${payinAddress.slice(2)}`, 100_000n)
      await mineEthereum()
      expect(await read(shop, order)).toMatchObject({ status: 'waiting', deposits: [] })
    },
  )

  test('[TRACK-04.12] coins that are seen unconfirmed and then spent elsewhere are not paid out', async () => {
    const order = await placePaidOnNode('ltc', '3', await litecoind.outsideAddress())
    const { txId } = await litecoind.pay(order.created.payinAddress, '3')
    const seen = await reach(shop, order, ['confirming', 'exchanging', 'sending', 'finished'])
    expect(seen.status).toBe('confirming')
    expect(paymentsOnChain(shop.dataDir, order.destination)).toEqual([])
    await litecoind.doubleSpend(txId)
    await litecoind.mine(ENOUGH_BLOCKS)
    await looked('litecoin')
    await reach(shop, order, 'waiting')
    expect(paymentsOnChain(shop.dataDir, order.destination)).toEqual([])
    const { accounts, sums } = await mustAsk<LedgerTotals>(
      shop,
      'GET',
      '/api/sandbox/ledger/totals',
    )
    expect(sums.filter(({ sum }) => sum !== '0')).toEqual([])
    expect(accounts.filter(({ account }) => account.includes('order'))).toEqual([])
  })
})

describe('attack: a token that counts otherwise than the catalogue', () => {
  test('keeps the product from starting, and its name and figures are told', async () => {
    const contract = await contractThatSays18()
    const start = startProduct({ dataDir: join(folder, 'other'), env: environment(contract) })
    await expect(start).rejects.toThrow(
      /usdt20 has 6 decimals in the catalogue, and its contract 0x\w+ has 18/,
    )
  })
})

/** An order that is paid on a development node and pays out in the sandbox, which has stock. */
async function placePaidOnNode(from: string, amountFrom: string, refund: string): Promise<Placed> {
  const wish = { from, to: 'btc', amountFrom }
  const destination = await customerAddress(shop, 'btc')
  await estimate(shop, wish)
  const application = {
    key: randomUUID(),
    wish,
    destination,
    refund: { address: refund, extraId: null },
    body: { ...wish, destinationAddress: destination.address, refundAddress: refund },
  }
  const reply = await submit(shop, application)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  const order = placedOrder(application, reply.body)
  // 'new' becomes 'waiting' when a worker has looked.
  await reach(shop, order, 'waiting')
  return order
}

async function paidOut(order: Placed) {
  await reach(shop, order, 'finished')
  return paymentsOnChain(shop.dataDir, order.destination)
}

async function mineEthereum(): Promise<void> {
  await anvil.mine(ENOUGH_BLOCKS)
  await looked('ethereum')
}

/** Waits until the product has seen the newest block, and then some. */
async function looked(network: 'litecoin' | 'ethereum'): Promise<void> {
  const mine = { litecoin: litecoind.mine, ethereum: anvil.mine }[network]
  const name = `causeway_chain_height{network="${network}"}`
  const before = (await metricOf(shop, name)) ?? 0
  await vi.waitUntil(
    async () => {
      await mine(1)
      return ((await metricOf(shop, name)) ?? 0) > before + 1
    },
    { timeout: 120_000, interval: 300 },
  )
}

/** `transfer(address,uint256)` of EIP-20. */
function transferCall(to: string, units: bigint): string {
  return `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${units.toString(16).padStart(64, '0')}`
}

const TRANSFER_TOPIC = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Answers every call with yes and the log of a transfer, and moves nothing. */
function contractThatOnlyLogs(): Promise<string> {
  // mem[0] = value; LOG3(0, 32, topic, caller, to); mem[0] = 1; RETURN(0, 32).
  const logs = `602435600052600435337f${TRANSFER_TOPIC}60206000a3`
  return makeContract(`${logs}600160005260206000f3`)
}

/** Answers every call with the number 18. */
function contractThatSays18(): Promise<string> {
  return makeContract('601260005260206000f3')
}

async function makeContract(runtime: string): Promise<string> {
  const length = (runtime.length / 2).toString(16).padStart(2, '0')
  const { contract } = await anvil.makeContract(
    `0x60${length}600c60003960${length}6000f3${runtime}`,
  )
  await anvil.mine(1)
  return contract
}
