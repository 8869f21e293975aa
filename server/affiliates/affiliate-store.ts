import { randomBytes } from 'node:crypto'
import { REF_ID_BYTES, refIdFrom } from '@causeway/core/affiliates'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { type Selectable, sql } from 'kysely'
import type { AffiliateTable, Queryable, Tx } from '../db/index.ts'

/** An affiliate's row. `statement_month` is read where it is needed. */
export type AffiliateRow = Omit<Selectable<AffiliateTable>, 'statement_month'>

const COLUMNS = [
  'id',
  'account_id',
  'ref_id',
  'state',
  'website',
  'about',
  'reason',
  'exchange_bps',
  'widget_bps',
  'buy_bps',
  'orders_an_hour',
  'applied_at',
  'decided_at',
  'told_first_at',
] as const

/** Another one than before, for all that anybody knows. */
export function newRefId(): string {
  return refIdFrom(randomBytes(REF_ID_BYTES))
}

/** The affiliate of an account; null where it has not applied. */
export async function findAffiliate(
  database: Queryable,
  accountId: string,
): Promise<AffiliateRow | null> {
  const row = await database
    .selectFrom('affiliate')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** The affiliate behind a ref id of an own link; null where there is none. */
export async function findAffiliateByRefId(
  database: Queryable,
  refId: string,
): Promise<AffiliateRow | null> {
  const row = await database
    .selectFrom('affiliate')
    .select(COLUMNS)
    .where('ref_id', '=', refId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Locks an affiliate for this transaction: balances, payouts and conversions change one after the other. Bookings of
 * commissions do not wait for it.
 */
export async function lockAffiliate(tx: Tx, affiliateId: string): Promise<AffiliateRow> {
  return tx
    .selectFrom('affiliate')
    .select(COLUMNS)
    .where('id', '=', affiliateId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export type AffiliateMissing = Failure<'affiliate_missing' | 'affiliate_not_approved'>

/** The approved affiliate of an account. */
export async function approvedAffiliate(
  database: Queryable,
  accountId: string,
): Promise<Result<AffiliateRow, AffiliateMissing>> {
  const affiliate = await findAffiliate(database, accountId)
  if (affiliate === null) return fail({ code: 'affiliate_missing' })
  return affiliate.state === 'approved' ? ok(affiliate) : fail({ code: 'affiliate_not_approved' })
}

/** The partner whose API keys an account manages; null where it has none. */
export async function partnerIdOf(
  database: Queryable,
  { account_id }: Pick<AffiliateRow, 'account_id'>,
): Promise<string | null> {
  if (account_id === null) return null
  const { rows } = await sql<{ id: string }>`
    select id from partner where account_id = ${account_id}::uuid`.execute(database)
  return rows[0]?.id ?? null
}
