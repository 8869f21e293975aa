import type { Category } from './category.ts'
import type { Coins, FormCoin, Side } from './form-coin.ts'

const fiatSides = {
  exchange: null,
  buy: 'from',
  sell: 'to',
  borrow: null,
} as const satisfies Record<Category, Side | null>

/** Whether a coin may stand on a side: money of states only where it is paid for a purchase or got for a sale. */
export function isOfferedOn(
  coin: FormCoin | undefined,
  side: Side,
  category: Category = 'exchange',
): boolean {
  if (coin === undefined) return false
  if (side === fiatSides[category]) return coin.isFiat
  return side === 'from' ? coin.isWebFromEnabled : coin.isWebToEnabled
}

/** The coins that may stand on a side, in the order of the list. */
export function coinsOffered(
  coins: Coins,
  side: Side,
  category: Category = 'exchange',
): FormCoin[] {
  return [...coins.values()].filter((coin) => isOfferedOn(coin, side, category))
}
