import type { CurrencyOut } from '@causeway/api/contract'
import { type FormCoin, toFormCoins } from '@causeway/widget/form'
import type { PageContext } from '../load-context.ts'
import type { HomeExchangeProps } from './home-exchange.tsx'

type Needs = Pick<PageContext, 'caller' | 'calls' | 'defaultPair'>
type Asked = { readonly query: URLSearchParams; readonly currencies: readonly CurrencyOut[] }

/** What the exchange form stands on a page with: its coins, the first pair, and an estimate true at this moment. */
export async function loadExchangeForm(
  { caller, calls, defaultPair }: Needs,
  { query, currencies }: Asked,
): Promise<HomeExchangeProps> {
  const coins = toFormCoins(currencies)
  const start = startOf(query, coins, defaultPair)
  const estimate = await calls.estimate(start, caller)
  return { currencies: coins, start: { ...start, estimate: estimate.ok ? estimate.body : null } }
}

/**
 * The form's first pair: that of the address where it can be exchanged, else the configured one (CALC-31). With script
 * the form reads the address once more, over what the browser kept.
 */
function startOf(
  query: URLSearchParams,
  coins: readonly FormCoin[],
  { from: defaultFrom, to: defaultTo, amount }: PageContext['defaultPair'],
) {
  const isOffered = (ticker: string, side: 'isWebFromEnabled' | 'isWebToEnabled') =>
    coins.some((coin) => coin.ticker === ticker && coin[side])
  const from = (query.get('from') ?? '').toLowerCase()
  const to = (query.get('to') ?? '').toLowerCase()
  const isPair =
    from !== to && isOffered(from, 'isWebFromEnabled') && isOffered(to, 'isWebToEnabled')
  if (!isPair) {
    return { from: defaultFrom, to: defaultTo, amountFrom: amount, isFixedRate: false }
  }
  const given = query.get('amount') ?? query.get('amountFrom') ?? ''
  const isAmount = /^\d+(\.\d+)?$/.test(given) && /[1-9]/.test(given)
  const isFixedRate = query.get('isFixedRate') === 'true'
  return { from, to, amountFrom: isAmount ? given : '1', isFixedRate }
}
