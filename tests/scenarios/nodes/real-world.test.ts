// door: HTTP, chain, mail, exchange
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
import type { CreateTransactionReply } from '@causeway/api/contract'
import { currencies } from '@causeway/core/currencies'
import { formatUnits } from '@causeway/core/money'
import { openExternalServices } from '@causeway/main/services'
import { readConfig, readKeys, readKeystoreSeed } from '@causeway/main/settings'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, mustAsk, type Placed, reach } from '../../customers/index.ts'
import { migratedDatabase } from '../../database/test-database.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { setupOf } from '../support/backoffice/setup-steps.ts'
import { addByCommand, joinBy } from '../support/backoffice/staff-steps.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { metricOf } from '../support/operator-view.ts'
import { PASSWORD, personAt, solvedCaptcha } from '../support/person.ts'

const MAIN_CHAIN_ID = 1
const HEIGHT = 'causeway_chain_height{network="ethereum"}'
const PASSPHRASE = 'a passphrase of a test'
const ETHER = 10n ** 18n
const rules = { least: '0.0001', leastCost: '5', step: '0.0001', tick: '0.01' }
const usdc = currencies.find(({ ticker }) => ticker === 'usdc')?.contractAddress ?? ''

let folder: string
let anvil: Anvil
let blocks: NodeJS.Timeout
let exchanges: readonly PlayExchange[]
let mailServer: MailServer
let environment: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-real-'))
  anvil = await startAnvil({ chainId: MAIN_CHAIN_ID, withTokens: true })
  for (const { contractAddress, ticker } of currencies) {
    if (['usdt20', 'usdc'].includes(ticker) && contractAddress !== null) {
      await anvil.placeToken(contractAddress)
    }
  }
  blocks = setInterval(() => {
    anvil.mine(1).catch(() => {})
  }, 250)
  exchanges = await Promise.all(['kraken' as const, 'binance' as const].map(startExchange))
  mailServer = await startMailServer()
  const keystore = join(folder, 'keystore.json')
  const passphrase = Buffer.from(PASSPHRASE)
  await createKeystore(keystore, { passphrase, seed: randomBytes(64) })
  environment = {
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
})

afterAll(async () => {
  clearInterval(blocks)
  await anvil?.stop()
  await Promise.all((exchanges ?? []).map((exchange) => exchange.close()))
  await mailServer?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('real money', () => {
  test.each([
    ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['a development chain', { CHAIN: 'development' }, 'real money needs the main chain'],
    ['one source of prices', { RATE_SOURCES: 'kraken' }, 'two exchanges or more'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
    ['nobody to write to', { SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL is "", but must be'],
    ['no secret of its own', { SECRET_KEY: '' }, 'SECRET_KEY'],
  ])('[OPS-04.3] refuses to start with %s', async (_name, change, says) => {
    const other = 'CHAIN' in change ? await startAnvil() : null
    const env = {
      ...environment,
      DATABASE_URL: 'postgres://127.0.0.1:1/nowhere',
      ...(other === null ? change : { ETHEREUM_RPC_URL: other.rpcUrl }),
    }
    await expect(startProduct({ env })).rejects.toThrow(says)
    await other?.stop()
  })

  test('[OPS-04.3] a play world refuses the main chain', async () => {
    const env = { ETHEREUM_RPC_URL: anvil.rpcUrl, LOG_LEVEL: 'warn' }
    await expect(startProduct({ env })).rejects.toThrow('a play world must not touch real money')
  })

  test('[TRACK-01.9] [TRACK-02.1] [AUTH-13.1] [OPS-21.2] a swap and a sign-up between real providers of every kind: chain, prices, venue, mail, keystore', async (context) => {
    const url = await migratedDatabase(context, 'real_world')
    const dataDir = join(folder, 'data')
    const env = { ...environment, DATABASE_URL: url, BACKOFFICE_HOST: 'localhost' }
    const shop = await startProduct({ dataDir, env })
    try {
      await signUpByMail(shop)
      await fundHotWallet(shop, env)
      const order = await placeOrder(shop)
      await anvil.pay(order.created.payinAddress, ETHER)
      const ended = await reach(shop, order, 'finished')
      const received = await anvil.receivedToken(usdc, order.destination.address)
      expect(received).toMatchObject([{ txId: ended.payoutTxId }])
      expect(formatUnits(received[0]?.units ?? 0n, 6)).toBe(ended.amountTo)
      // 3,500 at the exchanges, within their spreads, less fees.
      expect(Number(ended.amountTo)).toBeGreaterThan(3_450)
      expect(Number(ended.amountTo)).toBeLessThan(3_550)
      const shown = await fetch(`${shop.url}/track/${order.id}`).then((reply) => reply.text())
      for (const txId of [ended.payinTxId, ended.payoutTxId]) {
        expect(shown).toContain(`href="https://etherscan.io/tx/${txId}"`)
      }
      await vi.waitUntil(() => mailServer.mails.some(({ to }) => to === 'customer@example.com'), {
        timeout: 120_000,
      })
      // What was sold to the customer is bought back at the venue, what came in is sold there.
      const [venue] = exchanges
      await vi.waitUntil(() => venue?.asked().some(({ path }) => path.endsWith('/AddOrder')), {
        timeout: 120_000,
      })
      await expectSetup(shop, { ...env, DATA_DIR: dataDir })
      const sandbox = await fetch(`${shop.url}/api/sandbox/ledger/totals`)
      expect(sandbox.status).toBe(404)
    } finally {
      expect(await shop.stop(), shop.output().slice(-3000)).toBe(0)
    }
  })
})

async function fundHotWallet(shop: RunningProduct, env: Record<string, string>): Promise<void> {
  const config = readConfig({ ...env, DATA_DIR: shop.dataDir })
  const external = openExternalServices(config, readKeys(config, await readKeystoreSeed(config)))
  const wallet = external.chains.get('ethereum')?.hotWalletAddress('eth') ?? ''
  external.close()
  const soon = { timeout: 120_000, interval: 300 }
  // The node reports what comes after the product's first look.
  await vi.waitUntil(async () => (await metricOf(shop, HEIGHT)) !== undefined, soon)
  await anvil.pay(wallet, 50n * ETHER)
  await anvil.payToken(usdc, wallet, 100_000n * 10n ** 6n)
  await vi.waitUntil(async () => (await askEstimate(shop)).status === 200, soon)
}

const wish = { from: 'eth', to: 'usdc', amountFrom: '1', isFixedRate: false }

function askEstimate(shop: RunningProduct) {
  return ask(shop, 'POST', '/api/exchange/estimate', { body: wish })
}

async function placeOrder(shop: RunningProduct): Promise<Placed> {
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

/** An account by a link in a mail that went over SMTP, with its text and its HTML. */
async function signUpByMail(shop: RunningProduct): Promise<void> {
  const email = 'ada@example.com'
  const person = personAt(shop)
  const captcha = await solvedCaptcha(shop)
  const body = { email, subscribed: false, source: 'web', captcha }
  const asked = await person.ask('POST', '/api/auth/sign-up', { body })
  expect(asked.body, JSON.stringify(asked.body)).toMatchObject({ result: true })
  const mail = await vi.waitUntil(() => mailServer.mails.find(({ to }) => to === email), {
    timeout: 120_000,
  })
  const content = mail.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(content).toMatch(/^From: Shop <no-reply@shop\.example>\r$/m)
  expect(content).toMatch(/^Subject: Causeway: Confirm your email address\r$/m)
  expect(content).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(content).not.toContain('a sandbox of')
  const [, plain = '', html = ''] = content.split(/^Content-Type: text\/(?:plain|html); /m)
  const link = new RegExp(`${shop.url}/auth/confirm/([\\w-]{43})`)
  const token = link.exec(plain)?.[1] ?? ''
  expect(link.exec(html)?.[1]).toBe(token)
  const { result } = (await person.ask('GET', `/api/auth/confirm/${token}`)).body
  const given = { recoverToken: result.recoverToken, password: PASSWORD }
  const set = await person.ask('POST', '/api/auth/recover/submit', { body: given })
  expect(set.body).toMatchObject({ result: true })
  expect((await person.ask('GET', '/api/user')).body.user).toMatchObject({ email })
}

/** What staff of a shop with real money read of its setup. */
async function expectSetup(shop: RunningProduct, env: Readonly<Record<string, string>>) {
  const token = await addByCommand(env, 'a@shop.example', 'administrator')
  const steps = await setupOf(await joinBy(shop, token, 'Ann'))
  const states = Object.fromEntries(steps.map(({ state, step }) => [step, state]))
  const done = ['world', 'database', 'secret', 'nodes', 'ceilings', 'mail', 'support']
  expect(states).toMatchObject({
    ...Object.fromEntries(done.map((step) => [step, 'done'])),
    ...{ keys: 'attention', prices: 'attention', domain: 'blocking', staff: 'blocking' },
  })
  expect(JSON.stringify(steps)).not.toContain(PASSPHRASE)
}
