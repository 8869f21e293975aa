import type { Currency } from '@causeway/core/currencies'
import { amount, divideRoundedDown } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'
import { currenciesOf, spendsOutputs, type World, worldNetwork } from '../world.ts'
import { includeTransactions } from './include-transactions.ts'
import { recordOutsidePayments } from './pay-from-outside.ts'
import { hotWalletAddress } from './watched-store.ts'

/** The block that holds the stock; a reorganisation never replaces it. */
export const FIRST_BLOCK = 1

// So that the stock counts as confirmed from the first minute, whatever a coin asks.
const HEIGHT_AT_START = 100
const STOCK_WORTH_DOLLARS = 20_000_000n
const STOCK_WITHOUT_PRICE_COINS = 1_000_000n
// One great output could pay one order a block; real hot wallets are split too. But each is booked at the first start.
const STOCK_OUTPUTS = 8n

/** Attodollars (1e-18 USD) per whole coin; null where nobody knows. */
export type StockPrice = (currency: Currency) => bigint | null

/**
 * Gives the hot wallet its play stock, an ordinary payment in each network's first block. A coin that the catalogue
 * gains later is paid in the next block of its network.
 */
export function layPlayStock(world: World, price: StockPrice): void {
  for (const network of world.networks.keys()) {
    const isNew = startNetwork(world, network)
    const lacking = currenciesOf(world, network).filter(({ ticker }) => claimStock(world, ticker))
    for (const currency of lacking) {
      recordOutsidePayments(
        world,
        network,
        stockOutputs(world, network, stockUnits(currency, price(currency)), currency.ticker),
        null,
      )
    }
    if (isNew) includeTransactions(world, network, FIRST_BLOCK)
  }
}

function startNetwork(world: World, network: string): boolean {
  const { changes } = world.store
    .prepare('INSERT OR IGNORE INTO networks (network, height, last_block_at) VALUES (?, ?, ?)')
    .run(network, HEIGHT_AT_START, world.clock.now())
  world.store.prepare('INSERT OR IGNORE INTO pulses (network, beats) VALUES (?, 0)').run(network)
  return changes === 1
}

function claimStock(world: World, ticker: string): boolean {
  const { changes } = world.store
    .prepare('INSERT OR IGNORE INTO facts (name, value) VALUES (?, ?)')
    .run(`stock ${ticker}`, 'laid')
  return changes === 1
}

function stockUnits(currency: Currency, attodollars: bigint | null): bigint {
  const oneCoin = 10n ** BigInt(currency.decimals)
  if (attodollars === null) return STOCK_WITHOUT_PRICE_COINS * oneCoin
  const worth = STOCK_WORTH_DOLLARS * 10n ** BigInt(PRICE_DECIMALS)
  return divideRoundedDown(worth * oneCoin, attodollars)
}

function stockOutputs(world: World, network: string, units: bigint, ticker: string) {
  const count = spendsOutputs(worldNetwork(world, network)) ? STOCK_OUTPUTS : 1n
  const share = divideRoundedDown(units, count)
  return Array.from({ length: Number(count) }, () => ({
    amount: amount(ticker, share),
    address: hotWalletAddress(world, network),
    extraId: null,
  }))
}
