import type { Coins } from './form-coin.ts'

/** What the customer came for. */
export const categories = ['exchange', 'buy', 'sell', 'borrow'] as const

export type Category = (typeof categories)[number]

/** Whether a provider of states' money is needed for it: then offers are asked instead of an estimate (CALC-30). */
export function isFiatDeal(category: Category): category is 'buy' | 'sell' {
  return category === 'buy' || category === 'sell'
}

/** How the calculator is laid out. `compact` stands inside another form, which brings the button. */
export type FormLayout = 'default' | 'stretched' | 'compact'

const pages = {
  exchange: '/processing',
  buy: '/buy',
  sell: '/sell',
  borrow: '/borrow',
} as const satisfies Record<Category, string>

/** The page that a category leads to (CALC-02). */
export function pageOfCategory(category: Category): string {
  return pages[category]
}

/** Sending a national currency means buying; anything else means exchanging (CALC-03). */
export function modeOf(coins: Coins, from: string): 'exchange' | 'buy' {
  return coins.get(from)?.isFiat === true ? 'buy' : 'exchange'
}

/** The wide layout shows selling and borrowing as buying (CALC-01). */
export function shownCategory(category: Category, isWide: boolean): Category {
  return isWide && (category === 'sell' || category === 'borrow') ? 'buy' : category
}

/** What a category begins with. */
export const exchangeDefaults = { from: 'btc', to: 'eth', amount: '0.1' } as const
export const buyDefaults = { from: 'usd', to: 'btc', amount: '150' } as const
export const sellDefaults = { from: 'btc', to: 'usd', amount: '0.1' } as const
