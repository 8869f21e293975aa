import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { OrderNeeds } from '../orders/index.ts'
import { type CommissionFailure, checkCommission } from './check-commission.ts'

/** What a widget says of the partner for whom a commission is added. */
export type WidgetCommission = {
  /** Id of one of the partner's keys. It is public: it proves nothing, and lets nobody do anything. */
  readonly key: string
  /** In basis points. */
  readonly bps: bigint
}

/** For whom an order from a widget earns, and where. */
export type WidgetTerms = {
  readonly partnerId: string
  /** The partner's share of our fee, in basis points. */
  readonly feeShareBps: bigint
  /** Origins of the sites whose pages may hold the widget; never empty. */
  readonly sites: readonly string[]
}

export type WidgetTermsFailure = Failure<'widget_key_unknown'> | CommissionFailure

type Row = {
  readonly partner_id: string
  readonly fee_share_bps: number | null
  readonly widget_sites: readonly string[]
}

/**
 * The terms of a partner's widget. A key is unknown where it is not in force, and where its owner has not named a site: what
 * is added to a price must not depend on a page that its owner has never seen.
 */
export async function findWidgetTerms(
  { database, policy }: Pick<OrderNeeds, 'database' | 'policy'>,
  { bps, key }: WidgetCommission,
): Promise<Result<WidgetTerms, WidgetTermsFailure>> {
  const allowed = checkCommission(policy, bps)
  if (!allowed.ok) return allowed
  const [row] = await database.statement(
    'widget_terms',
    sql<Row>`
    select key.partner_id, partner.fee_share_bps, key.widget_sites
    from partner_key key join partner on partner.id = key.partner_id
    where key.id = ${key}::uuid and key.revoked_at is null and partner.disabled_at is null
      and (key.expires_at is null or key.expires_at > now()) and cardinality(key.widget_sites) > 0`,
  )
  if (row === undefined) return fail({ code: 'widget_key_unknown' })
  const { fee_share_bps: share, partner_id: partnerId, widget_sites: sites } = row
  const feeShareBps = share === null ? policy.partnerShareBps : BigInt(share)
  return ok({ partnerId, feeShareBps, sites })
}
