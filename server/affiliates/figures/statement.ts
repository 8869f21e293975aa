import { type ConversionCurrency, conversionCurrencies } from '@causeway/core/affiliates'
import { type Amount, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { lastDayOf, withinMonth } from '../calendar-month.ts'
import { listPayoutsOf, type PayoutView } from '../money/money-summary.ts'
import { readSources, type SourceSums } from './statistics.ts'

/** Commissions of orders that finished in a month, in one coin. */
type CoinCommission = { readonly earned: Amount; readonly held: Amount }

/** A conversion that was done in a month. */
type DoneConversion = {
  readonly at: Date
  readonly taken: readonly Amount[]
  readonly given: Amount<ConversionCurrency>
}

/** What a calendar month (UTC) came to. */
export type Statement = {
  readonly sources: readonly SourceSums[]
  readonly commissions: readonly CoinCommission[]
  readonly conversions: readonly DoneConversion[]
  readonly payouts: readonly PayoutView[]
}

type Needs = Pick<AffiliateNeeds, 'catalogue' | 'database'>

/** Reads a month, given by its first day as `YYYY-MM-DD`. Payouts are those that were requested in it. */
export async function readStatement(
  needs: Needs,
  affiliateId: string,
  month: string,
): Promise<Statement> {
  const days = { from: month, to: lastDayOf(month), toolId: null }
  return {
    sources: await readSources(needs, affiliateId, days),
    commissions: await readCommissions(needs, affiliateId, month),
    conversions: await readConversions(needs, affiliateId, month),
    payouts: await listPayoutsOf(needs, affiliateId, month),
  }
}

async function readCommissions({ database }: Needs, affiliateId: string, month: string) {
  const { rows } = await sql<{ asset: string; earned: bigint; held: bigint }>`
    select asset, coalesce(sum(units) filter (where state = 'earned'), 0) as earned,
      coalesce(sum(units) filter (where state = 'held'), 0) as held
    from affiliate_commission where affiliate_id = ${affiliateId}::uuid and ${withinMonth('at', month)}
      and state in ('earned', 'held')
    group by asset order by asset`.execute(database.direct())
  return rows.map(({ asset, earned, held }) => ({
    earned: amount(asset, earned),
    held: amount(asset, held),
  }))
}

type TakenRow = { readonly asset: string; readonly units: string }

async function readConversions({ database }: Needs, affiliateId: string, month: string) {
  type Row = { target: ConversionCurrency; units: bigint; taken: string; ended_at: Date }
  const { rows } = await sql<Row>`
    select target, units, taken, ended_at from affiliate_conversion
    where affiliate_id = ${affiliateId}::uuid and state = 'finished' and ${withinMonth('ended_at', month)}
    order by ended_at`.execute(database.direct())
  return rows.flatMap(({ ended_at: at, taken, target, units }) => {
    const read = JSON.parse(taken) as readonly TakenRow[]
    const to = conversionCurrencies.find((each) => each === target)
    if (to === undefined) return []
    const sums = read.map((each) => amount(each.asset, BigInt(each.units)))
    return [{ at, taken: sums, given: amount(to, units) }]
  })
}
