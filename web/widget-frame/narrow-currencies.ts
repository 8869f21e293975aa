import type { CurrencyOut } from '@causeway/api/contract'
import type { WidgetOptions } from '@causeway/widget/embed'

type Side = 'From' | 'To'

/**
 * The list of currencies as a host offers them: each stays in it, but can be chosen only on the sides that the options leave
 * to it. Options that would leave a side without any coin do not count for that side.
 */
export function narrowCurrencies(
  currencies: readonly CurrencyOut[],
  options: WidgetOptions,
): readonly CurrencyOut[] {
  const from = sideFilter(currencies, options, 'From')
  const to = sideFilter(currencies, options, 'To')
  return currencies.map((currency) => ({
    ...currency,
    isWebFromEnabled: currency.isWebFromEnabled && from(currency),
    isWebToEnabled: currency.isWebToEnabled && to(currency),
  }))
}

function sideFilter(
  currencies: readonly CurrencyOut[],
  options: WidgetOptions,
  side: Side,
): (currency: CurrencyOut) => boolean {
  const isLeft = isLeftBy(options, side)
  const isOffered = (currency: CurrencyOut) =>
    side === 'From' ? currency.isWebFromEnabled : currency.isWebToEnabled
  const isAnyLeft = currencies.some((each) => !each.isFiat && isOffered(each) && isLeft(each))
  return isAnyLeft ? isLeft : () => true
}

function isLeftBy(options: WidgetOptions, side: Side): (currency: CurrencyOut) => boolean {
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
