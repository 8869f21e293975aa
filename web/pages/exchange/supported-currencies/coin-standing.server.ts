import type { Answer, CurrencyOut, EstimateReply } from '@causeway/api/contract'
import type { PageContext } from '../../../load-context.ts'
import type { CoinFacts } from './coin-facts.ts'
import { readableLimit } from './readable-limit.ts'

/** Widely held coins: what a coin can be exchanged for is asked with one of them on the other side. */
const COUNTERPARTS = ['usdt20', 'btc', 'eth'] as const

type Asking = Pick<PageContext, 'caller' | 'calls'>
type Side = Answer<EstimateReply> | null

/** Whether a coin can be exchanged at this moment, and what one exchange may be worth: by estimates, which are arithmetic. */
export async function coinStanding(
  page: Asking,
  coin: CurrencyOut,
  currencies: readonly CurrencyOut[],
): Promise<Pick<CoinFacts, 'status' | 'limits'>> {
  if (!coin.isWebEnabled) return { status: 'off', limits: null }
  const partners = COUNTERPARTS.flatMap(
    (ticker) => currencies.find((each) => each.ticker === ticker && ticker !== coin.ticker) ?? [],
  ).filter(({ isWebFromEnabled, isWebToEnabled }) => isWebFromEnabled && isWebToEnabled)
  const [sent, got] = await Promise.all([
    coin.isWebFromEnabled ? firstSaying(coin, partners, (from, to) => ask(page, from, to)) : null,
    coin.isWebToEnabled ? firstSaying(coin, partners, (to, from) => ask(page, from, to)) : null,
  ])
  if (isOk(sent)) {
    const { minFrom, maxFrom } = sent.body
    return { status: isOk(got) ? 'available' : 'sendOnly', limits: limitsOf(minFrom, maxFrom) }
  }
  if (isOk(got)) {
    return { status: 'receiveOnly', limits: limitsOf(got.body.minTo, got.body.maxTo) }
  }
  return { status: sent === null && got === null ? 'off' : 'paused', limits: null }
}

/** The amount hardly matters: outside the limits the reply names them all the same. */
function ask({ caller, calls }: Asking, from: string, to: string): Promise<Answer<EstimateReply>> {
  return calls.estimate({ from, to, amountFrom: '1' }, caller)
}

/** A partner may be paused itself: the first one that says something of the coin decides. */
async function firstSaying(
  coin: CurrencyOut,
  partners: readonly CurrencyOut[],
  askWith: (coin: string, partner: string) => Promise<Answer<EstimateReply>>,
): Promise<Side> {
  let last: Side = null
  for (const { ticker } of partners) {
    last = await askWith(coin.ticker, ticker)
    if (last.ok || last.body.error.details?.['currency'] === coin.ticker) return last
  }
  return last
}

function isOk(side: Side): side is Extract<Answer<EstimateReply>, { ok: true }> {
  return side?.ok === true
}

function limitsOf(min: string | null, max: string | null): CoinFacts['limits'] {
  if (min === null || max === null) return null
  return { min: readableLimit(min, 'min'), max: readableLimit(max, 'max') }
}
