import { tickerLabel } from '@causeway/ui/money'
import { coinsByTicker, type FormCoin, type Side } from './form-coin.ts'
import { coinsOffered } from './offered-coins.ts'

type NativeOptions = Readonly<Record<Side, string>>

/** Options by the list that they are of: it is the same object until a coin changes. */
const written = new WeakMap<readonly FormCoin[], NativeOptions>()

/** What a select without script says of a coin; `place`: where it lives. */
export function optionText(coin: FormCoin, place: string): string {
  return `${tickerLabel(coin)} (${place})`
}

/**
 * The options of both selects of an exchange as HTML, the pair chosen. Hundreds of elements of React's would take
 * longer to render than the rest of the form.
 */
export function nativeOptions(
  coins: readonly FormCoin[],
  pair: Readonly<Record<Side, string>>,
): NativeOptions {
  const options = written.get(coins) ?? writeOptions(coins)
  written.set(coins, options)
  return { from: choose(options.from, pair.from), to: choose(options.to, pair.to) }
}

function writeOptions(coins: readonly FormCoin[]): NativeOptions {
  const all = coinsByTicker(coins)
  const optionsOf = (side: Side) =>
    coinsOffered(all, side)
      .map((coin) => `${opening(coin.ticker)}>${escaped(optionText(coin, coin.network))}</option>`)
      .join('')
  return { from: optionsOf('from'), to: optionsOf('to') }
}

function choose(options: string, ticker: string): string {
  const start = opening(ticker)
  return options.replace(`${start}>`, () => `${start} selected="">`)
}

function opening(ticker: string): string {
  return `<option value="${escaped(ticker)}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
