import type { CurrencyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'

/** What the form knows of a coin: a page carries it for every coin, so it is no more than is needed. */
export type FormCoin = Pick<
  CurrencyOut,
  | 'ticker'
  | 'code'
  | 'name'
  | 'fullName'
  | 'network'
  | 'networkBadge'
  | 'decimals'
  | 'isFiat'
  | 'isWebFromEnabled'
  | 'isWebToEnabled'
  | 'isWebFixedEnabled'
  | 'popularFrom'
  | 'popularTo'
  | 'popularFiat'
> & {
  /** Of a token that stands for a coin with a network of its own elsewhere; few do. */
  readonly kind?: 'wrapped' | 'bridged'
}

/** The coins that a form is told of, by ticker, in the order of its lists. */
export type Coins = ReadonlyMap<string, FormCoin>

export type Side = 'from' | 'to'

/** The slim list for a page: coins that are enabled, with nothing that the form does not ask. */
export function toFormCoins(currencies: readonly CurrencyOut[]): FormCoin[] {
  return currencies.filter((currency) => currency.isWebEnabled).map(toFormCoin)
}

function toFormCoin(currency: CurrencyOut): FormCoin {
  return {
    ticker: currency.ticker,
    code: currency.code,
    name: currency.name,
    fullName: currency.fullName,
    network: currency.network,
    // The network's own coin needs no badge, and its contract's address is too long to carry along.
    networkBadge:
      currency.contractAddress === null ? currency.code.toUpperCase() : currency.networkBadge,
    decimals: currency.decimals,
    isFiat: currency.isFiat,
    isWebFromEnabled: currency.isWebFromEnabled,
    isWebToEnabled: currency.isWebToEnabled,
    isWebFixedEnabled: currency.isWebFixedEnabled,
    popularFrom: currency.popularFrom,
    popularTo: currency.popularTo,
    popularFiat: currency.popularFiat,
    ...kindOf(currency),
  }
}

function kindOf({ code, standsFor }: CurrencyOut): Pick<FormCoin, 'kind'> {
  if (standsFor === null) return {}
  return { kind: standsFor === code ? 'bridged' : 'wrapped' }
}

/** Coins by ticker. */
export function coinsByTicker(coins: readonly FormCoin[]): Coins {
  return new Map(coins.map((coin) => [coin.ticker, coin]))
}

/** Where a coin lives, as the form says it; money of states lives on no chain. */
export function networkText(coin: Pick<FormCoin, 'isFiat' | 'network'>, t: Translate): string {
  return coin.isFiat ? t('form.bankOrCard') : coin.network
}
