import type { CurrencyOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import type { FooterPair } from '../shell-data.ts'

const SHOWN = 12

// More than are shown: a coin may be out of service.
const wanted = [
  ['btc', 'eth'],
  ['eth', 'btc'],
  ['btc', 'xmr'],
  ['xmr', 'btc'],
  ['ltc', 'btc'],
  ['btc', 'usdt20'],
  ['eth', 'usdt20'],
  ['xrp', 'btc'],
  ['sol', 'eth'],
  ['btc', 'ltc'],
  ['eth', 'sol'],
  ['doge', 'btc'],
  ['ada', 'btc'],
  ['btc', 'usdc'],
  ['trx', 'btc'],
  ['btc', 'sol'],
  ['eth', 'xmr'],
  ['ltc', 'eth'],
] as const

/** The twelve popular pairs of the footer: those that can be exchanged now (SHELL-04). */
export function footerPairs(currencies: readonly CurrencyOut[]): readonly FooterPair[] {
  const byTicker = new Map(currencies.map((currency) => [currency.ticker, currency]))
  const pairs = wanted.flatMap(([from, to]): FooterPair[] => {
    const [send, get] = [byTicker.get(from), byTicker.get(to)]
    if (!isOffered(send, 'isWebFromEnabled') || !isOffered(get, 'isWebToEnabled')) return []
    return [{ from, to, fromLabel: tickerLabel(send), toLabel: tickerLabel(get) }]
  })
  return pairs.slice(0, SHOWN)
}

function isOffered(
  currency: CurrencyOut | undefined,
  side: 'isWebFromEnabled' | 'isWebToEnabled',
): currency is CurrencyOut {
  return currency?.isWebEnabled === true && currency[side]
}
