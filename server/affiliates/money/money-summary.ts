import {
  type AffiliatePayoutState,
  type ConversionCurrency,
  type ConversionState,
  conversionCurrencies,
  convertBalances,
  PAYOUTS_ON_A_PAGE,
  type PayoutCurrency,
  type PayoutFacts,
  payoutCurrencies,
  payoutRefusal,
} from '@causeway/core/affiliates'
import { type Amount, amount } from '@causeway/core/money'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import type { AffiliateRow } from '../affiliate-store.ts'
import { withinMonth } from '../calendar-month.ts'
import { isConvertible } from './conversions.ts'
import { type PayoutStand, payoutFactsOf, readPayoutStand } from './request-payout.ts'

/** Where an affiliate's money stands. Units are of each coin's smallest. */
export type MoneySummary = {
  readonly stand: PayoutStand
  readonly payouts: Readonly<Record<PayoutCurrency, PayoutFacts & { readonly canPayout: boolean }>>
  /** What everything earned by exchanges would be at this moment; null without prices. */
  readonly total: Readonly<Record<ConversionCurrency, bigint | null>>
  /** What a conversion would add to the coin at this moment; null without prices. */
  readonly convertible: Readonly<Record<ConversionCurrency, bigint | null>>
  readonly canConvert: Readonly<Record<ConversionCurrency, boolean>>
  readonly running: { readonly conversions: number; readonly payouts: number }
  /** The newest conversion that is done. */
  readonly converted: Amount | null
}

/** Reads balances, what can be done with them, and what is being done. */
export async function readMoneySummary(
  needs: AffiliateNeeds,
  affiliate: Pick<AffiliateRow, 'id' | 'account_id' | 'state'>,
): Promise<MoneySummary> {
  const direct = needs.database.direct()
  const stand = await readPayoutStand(direct, affiliate)
  const newest = await direct
    .selectFrom('affiliate_conversion')
    .select(['target', 'units'])
    .where('affiliate_id', '=', affiliate.id)
    .where('state', '=', 'finished')
    .orderBy('requested_at', 'desc')
    .executeTakeFirst()
  const isOpen = affiliate.state === 'approved'
  const facts = (currency: PayoutCurrency) => {
    const found = payoutFactsOf(needs, stand, currency)
    const canPayout = isOpen && payoutRefusal(found, needs.clock.now()) === null
    return { ...found, canPayout }
  }
  const worth = (target: ConversionCurrency) => convertedTo(needs, stand, target)
  const canConvert = (target: ConversionCurrency) =>
    isOpen && !stand.isConverting && isConvertible(stand.balances.exchange, target)
  const own = (target: ConversionCurrency) => stand.balances.exchange.get(target) ?? 0n
  const total = (target: ConversionCurrency) => {
    const others = worth(target)
    return others === null ? null : others + own(target)
  }
  return {
    stand,
    payouts: recordOf(payoutCurrencies, facts),
    total: recordOf(conversionCurrencies, total),
    convertible: recordOf(conversionCurrencies, worth),
    canConvert: recordOf(conversionCurrencies, canConvert),
    running: { conversions: stand.isConverting ? 1 : 0, payouts: stand.sending.size },
    converted: newest === undefined ? null : amount(newest.target, newest.units ?? 0n),
  }
}

function recordOf<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  const made: Partial<Record<K, V>> = {}
  for (const key of keys) made[key] = of(key)
  return made as Record<K, V>
}

/** What everything else earned by exchanges would be in a coin now, in its smallest units; null without prices. */
export function convertedTo(
  {
    catalogue,
    freshSnapshot,
    policy,
  }: Pick<AffiliateNeeds, 'catalogue' | 'freshSnapshot' | 'policy'>,
  { balances }: PayoutStand,
  ticker: ConversionCurrency,
): bigint | null {
  const [snapshot, target] = [freshSnapshot(), catalogue.find(ticker)]
  if (snapshot === null || target === undefined) return null
  const coins = [...balances.exchange].flatMap(([asset, units]) => {
    const coin = catalogue.find(asset)
    return coin === undefined ? [] : [{ coin, units }]
  })
  return convertBalances(snapshot, coins, { target, spreadBps: policy.floatSpreadBps }).given.units
}

/** A payout as its affiliate sees it. */
export type PayoutView = {
  readonly id: string
  readonly sent: Amount
  readonly fee: Amount
  readonly address: string
  readonly state: AffiliatePayoutState
  readonly isMonthly: boolean
  readonly requestedAt: Date
  readonly endedAt: Date | null
  readonly network: string
  readonly txId: string | null
}

/** An affiliate's payouts, newest first, sixteen a page, and how many there are. */
export async function listPayouts(
  { database }: Pick<AffiliateNeeds, 'database'>,
  affiliateId: string,
  { limit = PAYOUTS_ON_A_PAGE, offset }: { readonly offset: number; readonly limit?: number },
): Promise<{ readonly payouts: readonly PayoutView[]; readonly count: bigint }> {
  const direct = database.direct()
  const { count } = await direct
    .selectFrom('affiliate_payout')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('affiliate_id', '=', affiliateId)
    .executeTakeFirstOrThrow()
  const rows = await selectPayouts(
    direct,
    sql`p.affiliate_id = ${affiliateId}::uuid
      order by p.requested_at desc, p.id limit ${limit} offset ${offset}`,
  )
  return { count, payouts: rows.map(payoutOf) }
}

/** An affiliate's payouts that were requested in a month (UTC, given by its first day), oldest first. */
export async function listPayoutsOf(
  { database }: Pick<AffiliateNeeds, 'database'>,
  affiliateId: string,
  month: string,
): Promise<readonly PayoutView[]> {
  const rows = await selectPayouts(
    database.direct(),
    sql`p.affiliate_id = ${affiliateId}::uuid and ${withinMonth('p.requested_at', month)}
      order by p.requested_at, p.id`,
  )
  return rows.map(payoutOf)
}

async function selectPayouts(
  database: Queryable,
  which: RawBuilder<unknown>,
): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, p.currency, p.units, p.fee, p.destination, p.state, p.month is not null as is_monthly,
      p.requested_at, p.ended_at, t.network,
      (select tx_id from transfer_transaction where transfer_id = p.id
        order by (fee_units is not null) desc, attempt desc limit 1) as tx_id
    from affiliate_payout p left join transfer t on t.id = p.id
    where ${which}`.execute(database)
  return rows
}

type PayoutRow = {
  readonly id: string
  readonly currency: PayoutCurrency
  readonly units: bigint
  readonly fee: bigint
  readonly destination: string
  readonly state: AffiliatePayoutState
  readonly is_monthly: boolean
  readonly requested_at: Date
  readonly ended_at: Date | null
  readonly network: string
  readonly tx_id: string | null
}

function payoutOf(row: PayoutRow): PayoutView {
  return {
    id: row.id,
    sent: amount(row.currency, row.units),
    fee: amount(row.currency, row.fee),
    address: row.destination,
    state: row.state,
    isMonthly: row.is_monthly,
    requestedAt: row.requested_at,
    endedAt: row.ended_at,
    network: row.network,
    txId: row.tx_id,
  }
}

/** A conversion as its affiliate sees it. */
export type ConversionView = {
  readonly id: string
  readonly to: ConversionCurrency
  readonly state: ConversionState
  /** Null until it is done. */
  readonly given: Amount | null
  readonly requestedAt: Date
  readonly endedAt: Date | null
}

/** An affiliate's newest conversions, at most sixteen. */
export async function listConversions(
  { database }: Pick<AffiliateNeeds, 'database'>,
  affiliateId: string,
): Promise<readonly ConversionView[]> {
  const rows = await database
    .direct()
    .selectFrom('affiliate_conversion')
    .select(['id', 'target', 'state', 'units', 'requested_at', 'ended_at'])
    .where('affiliate_id', '=', affiliateId)
    .orderBy('requested_at', 'desc')
    .limit(PAYOUTS_ON_A_PAGE)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    to: row.target,
    state: row.state,
    given: row.units === null ? null : amount(row.target, row.units),
    requestedAt: row.requested_at,
    endedAt: row.ended_at,
  }))
}
