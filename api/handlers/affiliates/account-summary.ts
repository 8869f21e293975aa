import { PAYOUTS_ON_A_PAGE } from '@causeway/core/affiliates'
import { formatUnits } from '@causeway/core/money'
import { type Failure, ok, type Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { EarnedSoFar, MoneySummary } from '@causeway/server/affiliates'
import type { AccountSummaryReply } from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'
import { sourceOut, timelineOut, usdOut } from './figures-out.ts'
import { addressesOut, conversionOut, estimateOut, payoutOut, statusesOut } from './money-out.ts'

type Summary = AccountSummaryReply['result']
const SATOSHIS = 8

/** Everything of an affiliate at a glance, with the first page of each list (EARN-07). */
export async function accountSummary(
  useCases: Pick<UseCases, 'affiliates' | 'freshSnapshot' | 'now'>,
  words: Wording,
  accountId: string,
): Promise<Result<Summary, Failure<'affiliate_missing'>>> {
  const { affiliates, now } = useCases
  const [money, earned] = [await affiliates.money(accountId), await affiliates.earned(accountId)]
  if (!money.ok) return money
  if (!earned.ok) return earned
  const lists = await firstPages(useCases, words, accountId)
  if (!lists.ok) return lists
  const addresses = addressesOut(await affiliates.addresses(accountId), now())
  const of = (currency: 'btc' | 'eth') => ({
    minWithdraw: words.units({ asset: currency, units: money.value.payouts[currency].minimum }),
    // Nothing has to be approved before it is paid out.
    minApprove: '0',
  })
  return ok({
    accountSummary: figuresOf(useCases, words, money.value, earned.value),
    orders: Number(earned.value.orders + earned.value.ordersByApi),
    clicks: Number(earned.value.clicks),
    btc: of('btc'),
    eth: of('eth'),
    statuses: statusesOut(money.value),
    runningOperations: { ...money.value.running },
    payoutAddresses: addresses,
    ...lists.value,
  })
}

function figuresOf(
  { freshSnapshot }: Pick<UseCases, 'freshSnapshot'>,
  words: Wording,
  money: MoneySummary,
  earned: EarnedSoFar,
): Summary['accountSummary'] {
  const price = freshSnapshot()?.prices.get('btc')
  const inBtc = (attodollars: bigint) =>
    price === undefined
      ? null
      : formatUnits((attodollars * 10n ** BigInt(SATOSHIS)) / price, SATOSHIS)
  const worth = (attodollars: bigint) => ({ usd: usdOut(attodollars), btc: inBtc(attodollars) })
  const { total } = money
  const balance = total.btc
  const usd =
    balance === null || price === undefined ? null : (balance * price) / 10n ** BigInt(SATOSHIS)
  const own = (currency: 'btc' | 'eth') =>
    words.units({ asset: currency, units: money.payouts[currency].balance })
  return {
    earnings: worth(earned.web + earned.api),
    turnover: worth(earned.turnover),
    estimatedBalance: {
      usd: usd === null ? null : usdOut(usd),
      btc: estimateOut('btc', total, words),
    },
    payout: { btc: own('btc'), eth: own('eth') },
    estimatedConvert: {
      btc: estimateOut('btc', money.convertible, words),
      eth: estimateOut('eth', money.convertible, words),
    },
    exchangeRevenue: usdOut(earned.web),
    apiRevenue: usdOut(earned.api),
  }
}

const EVER = '2020-01-01'

async function firstPages(
  { affiliates, now }: Pick<UseCases, 'affiliates' | 'now'>,
  words: Wording,
  accountId: string,
): Promise<
  Result<Pick<Summary, 'stats' | 'api' | 'payouts' | 'conversions'>, Failure<'affiliate_missing'>>
> {
  const days = { from: EVER, to: new Date(now()).toISOString().slice(0, 10) }
  const sources = await affiliates.sources(accountId, { ...days, toolId: null })
  if (!sources.ok) return sources
  const api = await affiliates.apiDays(accountId, days)
  if (!api.ok) return api
  const payouts = await affiliates.payouts(accountId, { offset: 0, limit: PAYOUTS_ON_A_PAGE })
  if (!payouts.ok) return payouts
  const conversions = await affiliates.conversions(accountId)
  if (!conversions.ok) return conversions
  const tools = await affiliates.listTools(accountId)
  const first = <T>(rows: readonly T[]) => rows.slice(0, PAYOUTS_ON_A_PAGE)
  return ok({
    stats: {
      list: first(sources.value).map((sums) => sourceOut(sums, tools)),
      count: sources.value.length,
    },
    api: { list: first(api.value).map(timelineOut), count: api.value.length },
    payouts: {
      list: payouts.value.payouts.map((payout) => payoutOut(payout, words)),
      count: Number(payouts.value.count),
    },
    conversions: {
      list: conversions.value.map((conversion) => conversionOut(conversion, words)),
      count: conversions.value.length,
    },
  })
}
