import type { Currency } from '../currencies/index.ts'
import {
  type Amount,
  amount,
  convertRoundedDown,
  convertRoundedUp,
  worsenByBps,
} from '../money/index.ts'
import { type MarketSnapshot, midRate } from '../rates/market-snapshot.ts'

type Coin = Pick<Currency, 'ticker' | 'decimals'>

/** What a conversion takes and gives. Signed: a balance below zero is settled by what the others give. */
export type ConvertedBalances = {
  readonly taken: readonly Amount[]
  /** In the target coin; can be below zero where more was owed than there is. */
  readonly given: Amount
}

/**
 * Converts balances to one coin at the market's middle less the spread. Each is rounded against its owner by less than
 * one unit: what is owed to the affiliate down, what the affiliate owes up. Coins without a price stay, and so do
 * balances that are worth less than one unit.
 */
export function convertBalances(
  snapshot: MarketSnapshot,
  balances: readonly { readonly coin: Coin; readonly units: bigint }[],
  { spreadBps, target }: { readonly target: Coin; readonly spreadBps: bigint },
): ConvertedBalances {
  const taken: Amount[] = []
  let given = 0n
  for (const { coin, units } of balances) {
    if (coin.ticker === target.ticker || units === 0n) continue
    const middle = midRate(snapshot, coin, target)
    if (!middle.ok) continue
    const at = worsenByBps(middle.value, spreadBps)
    const worth =
      units > 0n
        ? convertRoundedDown(amount(coin.ticker, units), at).units
        : -convertRoundedUp(amount(coin.ticker, -units), middle.value).units
    if (worth === 0n) continue
    taken.push(amount(coin.ticker, units))
    given += worth
  }
  return { taken, given: amount(target.ticker, given) }
}
