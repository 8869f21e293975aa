import type { AssetCode } from '@causeway/core/money'
import { parseAmount } from '@causeway/core/money'
import { PRICE_DECIMALS } from '@causeway/core/ports'

/** Where a coin's price starts, and how it moves. */
export type SandboxMarket = {
  /** Attodollars per whole coin, around which the price moves. */
  readonly startPrice: bigint
  /** Calm coins are pegged to the dollar and hardly move. */
  readonly isCalm: boolean
}

export type SandboxMarkets = ReadonlyMap<AssetCode, SandboxMarket>

/** A market that starts at so many dollars, in plain decimal notation. */
export function marketAt(dollars: string, isCalm = false): SandboxMarket {
  const parsed = parseAmount(dollars, { ticker: 'usd', decimals: PRICE_DECIMALS })
  if (!parsed.ok || parsed.value.units === 0n) throw new RangeError(`${dollars} is not a price`)
  return { startPrice: parsed.value.units, isCalm }
}

/** The coins that the sandbox has a market for from the start: prices that were real once. */
export const sandboxMarkets: SandboxMarkets = new Map([
  ['btc', marketAt('95000')],
  ['eth', marketAt('5800')],
  ['ltc', marketAt('110')],
  ['usdt20', marketAt('1', true)],
  ['usdc', marketAt('1', true)],
  ['bnb', marketAt('900')],
  ['xrp', marketAt('2.4')],
  ['xlm', marketAt('0.28')],
  ['trx', marketAt('0.3')],
  ['doge', marketAt('0.2')],
  ['eos', marketAt('0.7')],
  ['xmr', marketAt('300')],
  ['bch', marketAt('520')],
  ['zec', marketAt('400')],
  ['dash', marketAt('45')],
  ['dgb', marketAt('0.009')],
  ['rvn', marketAt('0.014')],
  ['etc', marketAt('18')],
  ['pol', marketAt('0.2')],
])
