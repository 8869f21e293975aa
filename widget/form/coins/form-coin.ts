import type { ListedCoin } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'

/** What the form knows of a coin: no more than it needs, for a page has several and a list has all. */
export type FormCoin = ListedCoin

/** The coins that a page has for its form. */
export type GivenCoins = {
  /** In the order of the list. */
  readonly coins: readonly FormCoin[]
  /** Of the list that they are only a part of, for `coinList`; null: they are the whole list. */
  readonly version: string | null
  /**
   * Options of the selects without script, as HTML. The server writes them from the whole list; a browser that runs
   * scripts has no use for them.
   */
  readonly nativeOptions?: Readonly<Record<Side, string>>
}

/** The coins that a form is told of, by ticker, in the order of its lists. */
export type Coins = ReadonlyMap<string, FormCoin>

export type Side = 'from' | 'to'

/** Coins by ticker. */
export function coinsByTicker(coins: readonly FormCoin[]): Coins {
  return new Map(coins.map((coin) => [coin.ticker, coin]))
}

/** Where a coin lives, as the form says it; money of states lives on no chain. */
export function networkText(coin: Pick<FormCoin, 'isFiat' | 'network'>, t: Translate): string {
  return coin.isFiat ? t('form.bankOrCard') : coin.network
}
