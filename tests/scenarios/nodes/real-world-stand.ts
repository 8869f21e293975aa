import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@causeway/adapters/devnet'
import {
  type PlayExchange,
  startPlayExchange,
} from '@causeway/adapters/play-exchanges/start-play-exchange'
import { createKeystore } from '@causeway/adapters/signer/keystore'
import type { CreateTransactionReply, TransactionOut } from '@causeway/api/contract'
import { currencies } from '@causeway/core/currencies'
import { formatUnits } from '@causeway/core/money'
import { openExternalServices } from '@causeway/main/services'
import { readConfig, readKeys, readKeystoreSeed } from '@causeway/main/settings'
import { expect, vi } from 'vitest'
import { ask, mustAsk, type Placed } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { metricOf } from '../support/operator-view.ts'

export const PASSPHRASE = 'a passphrase of a test'
export const ETHER = 10n ** 18n
const MAIN_CHAIN_ID = 1
const HEIGHT = 'causeway_chain_height{network="ethereum"}'
const rules = { least: '0.0001', leastCost: '5', step: '0.0001', tick: '0.01' }
const usdc = currencies.find(({ ticker }) => ticker === 'usdc')?.contractAddress ?? ''
const SOON = { timeout: 120_000, interval: 300 }

/** Everything around a shop with real money: a chain that says it is the main one, exchanges, mail, a keystore. */
export type RealWorld = {
  /** Goes when the world is closed. */
  readonly folder: string
  readonly anvil: Anvil
  /** Kraken, which is also the venue, and Binance. */
  readonly exchanges: readonly PlayExchange[]
  readonly mailServer: MailServer
  /** What the product is configured with, but for its database. */
  readonly environment: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

export async function openRealWorld(): Promise<RealWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-real-'))
  const anvil = await startAnvil({ chainId: MAIN_CHAIN_ID, withTokens: true })
  for (const { contractAddress, ticker } of currencies) {
    if (['usdt20', 'usdc'].includes(ticker) && contractAddress !== null) {
      await anvil.placeToken(contractAddress)
    }
  }
  const blocks = setInterval(() => {
    anvil.mine(1).catch(() => {})
  }, 250)
  const exchanges = await Promise.all(['kraken' as const, 'binance' as const].map(startExchange))
  const mailServer = await startMailServer()
  const keystore = join(folder, 'keystore.json')
  await createKeystore(keystore, { passphrase: Buffer.from(PASSPHRASE), seed: randomBytes(64) })
  return {
    folder,
    anvil,
    exchanges,
    mailServer,
    environment: environmentOf({ anvil, exchanges, keystore, mailServer }),
    close: async () => {
      clearInterval(blocks)
      await anvil.stop()
      await Promise.all(exchanges.map((exchange) => exchange.close()))
      await mailServer.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function environmentOf({
  anvil,
  exchanges,
  keystore,
  mailServer,
}: Pick<RealWorld, 'anvil' | 'exchanges' | 'mailServer'> & { readonly keystore: string }) {
  return {
    WORLD: 'real',
    ETHEREUM_RPC_URL: anvil.rpcUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    SIGNER_KEYSTORE: keystore,
    SIGNER_PASSPHRASE: PASSPHRASE,
    PAYOUT_CEILINGS: 'eth=5/20/50, usdc=20000/50000/100000, usdt20=20000/50000/100000',
    RATE_SOURCES: 'kraken,binance',
    EXCHANGE_URLS: `kraken=${exchanges[0]?.url},binance=${exchanges[1]?.url}`,
    LIQUIDITY_VENUE: 'kraken',
    LIQUIDITY_KEY: exchanges[0]?.keys.apiKey ?? '',
    LIQUIDITY_SECRET: exchanges[0]?.keys.secret ?? '',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Shop <no-reply@shop.example>',
    SUPPORT_EMAIL: 'help@shop.example',
    LOG_LEVEL: 'warn',
  }
}

/** The operator's stock comes to the hot wallet; waits until orders can be made. `env` has the keys. */
export async function fundHotWallet(
  { anvil }: RealWorld,
  shop: RunningProduct,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const config = readConfig({ ...env, DATA_DIR: shop.dataDir })
  const external = openExternalServices(config, readKeys(config, await readKeystoreSeed(config)))
  const wallet = external.chains.get('ethereum')?.hotWalletAddress('eth') ?? ''
  external.close()
  // The node reports what comes after the product's first look.
  await vi.waitUntil(async () => (await metricOf(shop, HEIGHT)) !== undefined, SOON)
  await anvil.pay(wallet, 50n * ETHER)
  await anvil.payToken(usdc, wallet, 100_000n * 10n ** 6n)
  await vi.waitUntil(async () => (await askEstimate(shop)).status === 200, SOON)
}

const wish = { from: 'eth', to: 'usdc', amountFrom: '1', isFixedRate: false }

function askEstimate(shop: RunningProduct) {
  return ask(shop, 'POST', '/api/exchange/estimate', { body: wish })
}

/** An order of one ether for dollars. */
export async function placeOrder({ anvil }: RealWorld, shop: RunningProduct): Promise<Placed> {
  const address = await anvil.freshAddress()
  const refundAddress = await anvil.freshAddress()
  const key = randomUUID()
  const body = {
    ...wish,
    destinationAddress: address,
    refundAddress,
    email: 'customer@example.com',
  }
  const made = await mustAsk<CreateTransactionReply>(shop, 'POST', '/api/transactions', {
    body,
    headers: { 'idempotency-key': key },
  })
  return {
    key,
    body,
    wish,
    destination: { address, extraId: null },
    refund: { address: refundAddress, extraId: null },
    id: made.transaction.transactionId,
    secret: made.holderSecret,
    created: made.transaction,
  }
}

/** What the destination of an order got in the end, once. */
export async function expectDollarsOnce(
  { anvil }: RealWorld,
  { destination }: Placed,
  ended: TransactionOut,
): Promise<void> {
  const received = await anvil.receivedToken(usdc, destination.address)
  expect(received).toMatchObject([{ txId: ended.payoutTxId }])
  expect(formatUnits(received[0]?.units ?? 0n, 6)).toBe(ended.amountTo)
}

function startExchange(speaks: 'kraken' | 'binance'): Promise<PlayExchange> {
  const quote = speaks === 'kraken' ? 'USD' : 'USDT'
  const market = (base: string, price: string, against = quote) => ({
    base,
    quote: against,
    price,
    ...rules,
  })
  return startPlayExchange({
    speaks,
    clock: { now: () => Date.now() },
    markets: [
      market('ETH', '3500'),
      market('USDC', '1.0'),
      ...(speaks === 'kraken' ? [market('USDT', '1.0'), market('ETH', '3500', 'USDT')] : []),
    ],
    balances: { ETH: '1000', USDT: '5000000', USDC: '5000000' },
  })
}
