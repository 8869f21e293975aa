import { type AffiliateState, nextAffiliateState } from '@causeway/core/affiliates'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import { changeCommission, lockCommission } from '../../commissions/change-commission.ts'
import type { CommissionHold, Database } from '../../db/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import { type AffiliateRow, findAffiliateByRefId, lockAffiliate } from '../affiliate-store.ts'
import { approveAffiliate } from './apply.ts'

type Needs = Pick<AffiliateNeeds, 'clock' | 'database' | 'notifier'>
export type DecideFailure = Failure<'affiliate_unknown' | 'affiliate_state_unfit'>

/** What an operator decides about an affiliate. */
export type AffiliateDecision = 'approve' | 'refuse' | 'disable'

/**
 * Approves, refuses or disables an affiliate; approving one that was disabled enables it again. Disabled affiliates get no
 * new orders, and what their orders earn is held; what they are owed stays theirs.
 */
export async function decideAffiliate(
  needs: Needs,
  refId: string,
  decision: AffiliateDecision,
  reason: string | null = null,
): Promise<Result<null, DecideFailure>> {
  const found = await findAffiliateByRefId(needs.database.direct(), refId)
  if (found === null) return fail({ code: 'affiliate_unknown' })
  const at = new Date(needs.clock.now())
  return needs.database.transaction('decide_affiliate', async (tx) => {
    const affiliate = await lockAffiliate(tx, found.id)
    if (decision === 'approve') {
      const isDone = await approveAffiliate(tx, needs, affiliate, at)
      return isDone ? ok(null) : fail({ code: 'affiliate_state_unfit' })
    }
    const event = decision === 'refuse' ? 'refused' : 'disabled'
    const state = nextAffiliateState(affiliate.state, event)
    if (state === null) return fail({ code: 'affiliate_state_unfit' })
    await tx
      .updateTable('affiliate')
      .set({ state, reason, decided_at: at })
      .where('id', '=', affiliate.id)
      .execute()
    return ok(null)
  })
}

/** Shares of our fee in basis points, and the limit of orders an hour. Absent: as it was; null: that of everyone. */
export type AgreedTerms = {
  readonly exchange?: number | null
  readonly widget?: number | null
  readonly buy?: number | null
  readonly ordersAnHour?: number
}

/** Sets what is agreed with an affiliate, for orders made from now on. */
export async function setAffiliateTerms(
  { database }: Pick<Needs, 'database'>,
  refId: string,
  terms: AgreedTerms,
): Promise<Result<null, Failure<'affiliate_unknown'>>> {
  const { numUpdatedRows } = await database
    .direct()
    .updateTable('affiliate')
    .set((build) => ({
      exchange_bps: terms.exchange === undefined ? build.ref('exchange_bps') : terms.exchange,
      widget_bps: terms.widget === undefined ? build.ref('widget_bps') : terms.widget,
      buy_bps: terms.buy === undefined ? build.ref('buy_bps') : terms.buy,
      orders_an_hour: terms.ordersAnHour ?? build.ref('orders_an_hour'),
    }))
    .where('ref_id', '=', refId)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? fail({ code: 'affiliate_unknown' }) : ok(null)
}

/** A commission that waits for the operator's look. Nothing of the customer is told. */
export type HeldCommission = {
  readonly id: string
  readonly refId: string
  readonly reason: CommissionHold
  readonly asset: string
  readonly units: bigint
  readonly at: Date
}

const MOST_HELD = 500

/** Commissions on hold, oldest first. */
export async function listHeldCommissions(database: Database): Promise<readonly HeldCommission[]> {
  const { rows } = await sql<HeldCommission>`
    select c.id, a.ref_id as "refId", c.hold_reason as reason, c.asset, c.units, c.at
    from affiliate_commission c join affiliate a on a.id = c.affiliate_id
    where c.state = 'held' order by c.at limit ${MOST_HELD}`.execute(database.direct())
  return rows
}

/** Releases a held commission to its affiliate, or takes it back, with the reason in the ledger. */
export async function decideCommission(
  { clock, database }: Pick<Needs, 'clock' | 'database'>,
  id: string,
  { decision, reason }: { readonly decision: 'release' | 'refuse'; readonly reason: string },
): Promise<Result<null, Failure<'commission_not_held'>>> {
  return database.transaction('decide_commission', async (tx) => {
    const commission = await lockCommission(tx, id)
    if (commission?.state !== 'held') return fail({ code: 'commission_not_held' })
    const event = decision === 'release' ? 'released' : 'refused'
    await changeCommission(tx, commission, { event, at: new Date(clock.now()), decision: reason })
    return ok(null)
  })
}

/** An affiliate as the operator's list has it. */
export type ListedAffiliate = Pick<
  AffiliateRow,
  'ref_id' | 'website' | 'state' | 'applied_at' | 'exchange_bps' | 'widget_bps' | 'buy_bps'
>

/** Affiliates in a state, or all, newest application first; at most 500. */
export async function listAffiliates(
  database: Database,
  state: AffiliateState | null,
): Promise<readonly ListedAffiliate[]> {
  return database
    .direct()
    .selectFrom('affiliate')
    .select(['ref_id', 'website', 'state', 'applied_at', 'exchange_bps', 'widget_bps', 'buy_bps'])
    .$if(state !== null, (query) => query.where('state', '=', state ?? 'applied'))
    .orderBy('applied_at', 'desc')
    .limit(MOST_HELD)
    .execute()
}
