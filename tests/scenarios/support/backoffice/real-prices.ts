import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from '@causeway/adapters/devnet'
import {
  type PlayExchange,
  startPlayExchange,
} from '@causeway/adapters/play-exchanges/start-play-exchange'
import { createKeystore } from '@causeway/adapters/signer/keystore'
import { currencies } from '@causeway/core/currencies'
import type { TestContext } from 'vitest'
import { migratedDatabase } from '../../../database/test-database.ts'
import { type RunningProduct, startProduct } from '../../../support/index.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'

const PASSPHRASE = 'a passphrase of a test'
const rules = { least: '0.0001', leastCost: '5', step: '0.0001', tick: '0.0001' }

/** A shop of two processes on one database whose prices come from two exchanges that a test leads. */
export type PricedShop = {
  readonly shop: RunningProduct
  /** A second process, which serves pages and calls alone. */
  readonly other: RunningProduct
  readonly place: { readonly DATA_DIR: string; readonly DATABASE_URL: string }
  /** Takes the shop’s mails. */
  readonly mailServer: MailServer
  readonly kraken: PlayExchange
  readonly binance: PlayExchange
  /** What a coin costs on each. */
  readonly setPrices: (coin: string, onKraken: string, onBinance: string) => void
  readonly stop: () => Promise<void>
}

/** Starts exchanges, a chain, a mail server and the shop. ETH is 3,500 on both, USDC and USDT a dollar. */
export async function openPricedShop(context: TestContext, name: string): Promise<PricedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-prices-'))
  const anvil = await startAnvil({ chainId: 1, withTokens: true })
  for (const { contractAddress, ticker } of currencies) {
    if (['usdt20', 'usdc'].includes(ticker) && contractAddress !== null) {
      await anvil.placeToken(contractAddress)
    }
  }
  const [kraken, binance] = await Promise.all([startExchange('kraken'), startExchange('binance')])
  const mailServer = await startMailServer()
  const keystore = join(folder, 'keystore.json')
  const passphrase = Buffer.from(PASSPHRASE)
  await createKeystore(keystore, { passphrase, seed: randomBytes(64) })
  const DATABASE_URL = await migratedDatabase(context, name)
  const env = {
    WORLD: 'real',
    DATABASE_URL,
    ETHEREUM_RPC_URL: anvil.rpcUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    SIGNER_KEYSTORE: keystore,
    SIGNER_PASSPHRASE: PASSPHRASE,
    PAYOUT_CEILINGS: 'eth=5/20/50',
    RATE_SOURCES: 'kraken,binance',
    EXCHANGE_URLS: `kraken=${kraken.url},binance=${binance.url}`,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Shop <no-reply@shop.example>',
    SUPPORT_EMAIL: 'help@shop.example',
    BACKOFFICE_HOST: 'localhost',
    LOG_LEVEL: 'warn',
  }
  const dataDir = join(folder, 'data')
  const shop = await startProduct({ dataDir, env })
  const other = await startProduct({ dataDir, env: { ...env, ROLE: 'web' } })
  return {
    shop,
    other,
    place: { ...env, DATA_DIR: dataDir },
    mailServer,
    kraken,
    binance,
    setPrices: (coin, onKraken, onBinance) => {
      kraken.book.setPrice(coin, 'USD', onKraken)
      binance.book.setPrice(coin, 'USDT', onBinance)
    },
    stop: async () => {
      await other.stop()
      await shop.stop()
      await anvil.stop()
      await Promise.all([kraken.close(), binance.close(), mailServer.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startExchange(speaks: 'kraken' | 'binance'): Promise<PlayExchange> {
  const quote = speaks === 'kraken' ? 'USD' : 'USDT'
  const market = (base: string, price: string) => ({ base, quote, price, ...rules })
  return startPlayExchange({
    speaks,
    clock: { now: () => Date.now() },
    markets: [
      market('ETH', '3500'),
      market('USDC', '1.0'),
      ...(speaks === 'kraken' ? [market('USDT', '1.0')] : []),
    ],
  })
}
