import { NEWEST_LIST } from '@causeway/api/contract'
import {
  type FormCoin,
  type FormStart,
  firstCoins,
  type GivenCoins,
  nativeOptions,
} from '@causeway/widget/form'
import { answerBody } from '../answer-body.ts'
import type { PageContext } from '../load-context.ts'
import type { HomeExchangeProps } from './home-exchange.tsx'

type Needs = Pick<PageContext, 'caller' | 'calls'>
type Start = Omit<FormStart, 'estimate'>

/** What the exchange form has on a page: coins, the pair of the address or the usual one, and an estimate true at this moment. */
export async function loadExchangeForm(
  page: Needs & Pick<PageContext, 'defaultPair'>,
  query: URLSearchParams,
): Promise<HomeExchangeProps> {
  return loadForm(page, (coins) => startOf(query, coins, page.defaultPair))
}

/** The same with a pair that the page chooses. */
export async function loadFormOfPair(page: Needs, start: Start): Promise<HomeExchangeProps> {
  return loadForm(page, () => start)
}

async function loadForm(
  { calls, caller }: Needs,
  startWith: (coins: readonly FormCoin[]) => Start,
): Promise<HomeExchangeProps> {
  const { coins, version } = answerBody(await calls.coinList({ version: NEWEST_LIST }))
  const start = startWith(coins)
  const estimate = await calls.estimate(start, caller)
  const list = partOf(coins, version, start)
  return { list, start: { ...start, estimate: estimate.ok ? estimate.body : null } }
}

function partOf(coins: readonly FormCoin[], version: string, pair: Start): GivenCoins {
  return {
    coins: firstCoins(coins, pair),
    version,
    nativeOptions: nativeOptions(coins, pair),
  }
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
