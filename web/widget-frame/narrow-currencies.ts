import type { Answer, CoinListReply, ListedCoin } from '@causeway/api/contract'
import type { WidgetOptions } from '@causeway/widget/embed'

type Side = 'From' | 'To'

/** What the options say about coins. */
export type Narrowing = Pick<
  WidgetOptions,
  | 'from'
  | 'fromCoins'
  | 'fromNetworks'
  | 'locked'
  | 'to'
  | 'toCoins'
  | 'toNetworks'
  | 'withoutFromCoins'
  | 'withoutFromNetworks'
  | 'withoutToCoins'
  | 'withoutToNetworks'
>

/** The part of options that narrows the list of coins, to travel with a page. */
export function narrowingOf(options: WidgetOptions): Narrowing {
  return {
    from: options.from,
    fromCoins: options.fromCoins,
    fromNetworks: options.fromNetworks,
    locked: options.locked,
    to: options.to,
    toCoins: options.toCoins,
    toNetworks: options.toNetworks,
    withoutFromCoins: options.withoutFromCoins,
    withoutFromNetworks: options.withoutFromNetworks,
    withoutToCoins: options.withoutToCoins,
    withoutToNetworks: options.withoutToNetworks,
  }
}

type Narrowed = Pick<
  ListedCoin,
  'isFiat' | 'isWebFromEnabled' | 'isWebToEnabled' | 'network' | 'ticker'
>

/**
 * The list of currencies as a host offers them: each stays in it, but can be chosen only on the sides that the options leave
 * to it. Options that would leave a side without any coin do not count for that side.
 */
export function narrowCurrencies<Currency extends Narrowed>(
  currencies: readonly Currency[],
  options: Narrowing,
): Currency[] {
  const from = sideFilter(currencies, options, 'From')
  const to = sideFilter(currencies, options, 'To')
  return currencies.map((currency) => ({
    ...currency,
    isWebFromEnabled: currency.isWebFromEnabled && from(currency),
    isWebToEnabled: currency.isWebToEnabled && to(currency),
  }))
}

/** The same of the list that forms ask for. */
export function narrowedList(
  answer: Answer<CoinListReply>,
  options: Narrowing,
): Answer<CoinListReply> {
  if (!answer.ok) return answer
  const { coins, version } = answer.body
  return { ...answer, body: { version, coins: narrowCurrencies(coins, options) } }
}

function sideFilter(
  currencies: readonly Narrowed[],
  options: Narrowing,
  side: Side,
): (currency: Narrowed) => boolean {
  const isLeft = isLeftBy(options, side)
  const isOffered = (currency: Narrowed) =>
    side === 'From' ? currency.isWebFromEnabled : currency.isWebToEnabled
  const isAnyLeft = currencies.some((each) => !each.isFiat && isOffered(each) && isLeft(each))
  return isAnyLeft ? isLeft : () => true
}

function isLeftBy(options: Narrowing, side: Side): (currency: Narrowed) => boolean {
  const { from, locked, to } = options
  const isFrom = side === 'From'
  const only = isFrom ? options.fromCoins : options.toCoins
  const without = isFrom ? options.withoutFromCoins : options.withoutToCoins
  const networks = isFrom ? options.fromNetworks : options.toNetworks
  const withoutNetworks = isFrom ? options.withoutFromNetworks : options.withoutToNetworks
  const named = isFrom ? from : to
  const isLocked = named !== null && locked.includes(isFrom ? 'from' : 'to')
  return ({ isFiat, network, ticker }) => {
    if (isFiat) return true
    const place = network.toLowerCase().replaceAll(' ', '-')
    return (
      (!isLocked || ticker === named) &&
      (only.length === 0 || only.includes(ticker)) &&
      !without.includes(ticker) &&
      (networks.length === 0 || networks.includes(place)) &&
      !withoutNetworks.includes(place)
    )
  }
}
