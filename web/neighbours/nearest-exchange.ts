import type { CurrencyOut } from '@causeway/api/contract'
import type { Neighbour, NeighbourKind } from './neighbour.ts'

/** The coins that follow the US dollar, the one held most widely first. */
const DOLLAR_COINS = ['usdt20', 'usdc'] as const
const DEFAULT_COIN = 'btc'
const AMOUNT = /^\d{1,14}(\.\d{1,18})?$/

/**
 * Reads what was asked from an address (`from`, `to`, `amount` or the form's `amountFrom`) and finds the exchange that
 * comes nearest. What is unknown is left out; null where the catalogue has no two coins to exchange.
 */
export function nearestExchange(
  kind: NeighbourKind,
  query: URLSearchParams,
  currencies: readonly CurrencyOut[],
): Neighbour | null {
  const known = (ticker: string | null) =>
    currencies.find((currency) => currency.ticker === ticker?.toLowerCase()) ?? null
  const coin = (ticker: string | null) => {
    const found = known(ticker)
    return found?.isWebEnabled && !found.isFiat ? found : null
  }
  const from = known(query.get('from'))
  const to = known(query.get('to'))
  const amount = query.get('amount') ?? query.get('amountFrom') ?? ''
  const hasAmount = AMOUNT.test(amount) && /[1-9]/.test(amount)
  // Bought is what stands on the right, sold or pledged what stands on the left: that coin keeps its side.
  const kept = coin((kind === 'buy' ? to : from)?.ticker ?? null) ?? coin(DEFAULT_COIN)
  const other = DOLLAR_COINS.map(coin).find((dollar) => dollar !== null && dollar !== kept) ?? null
  if (kept === null || other === null) return null
  const [send, get] = kind === 'buy' ? [other, kept] : [kept, other]
  const isSameCoin = kind !== 'buy' && send === from
  const path = new URLSearchParams({ from: send.ticker, to: get.ticker })
  if (isSameCoin && hasAmount) path.set('amountFrom', amount)
  return {
    kind,
    asked:
      from !== null && hasAmount
        ? { amount, from: codeOf(from), to: to === null ? null : codeOf(to) }
        : null,
    instead: { from: codeOf(send), to: codeOf(get), path: `/?${path}` },
  }
}

function codeOf(currency: CurrencyOut): string {
  return currency.code.toUpperCase()
}
