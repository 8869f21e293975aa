import { type CommissionEvent, nextCommissionState } from '@causeway/core/affiliates'
import {
  type BookedCommission,
  bookCommission,
  bookCommissionReleased,
  bookCommissionReversed,
} from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { type Selectable, sql } from 'kysely'
import type { AffiliateCommissionTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { countInDays } from './fold-commissions.ts'

type Commission = Selectable<AffiliateCommissionTable>

/** The commission's row, locked for this transaction; undefined where there is none. */
export async function lockCommission(tx: Tx, id: string): Promise<Commission | undefined> {
  return tx
    .selectFrom('affiliate_commission')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Moves a locked commission along its table, with its posting, and takes what was counted of it out of the daily sums.
 * False where the event cannot happen in its state.
 */
export async function changeCommission(
  tx: Tx,
  commission: Commission,
  change: { readonly event: CommissionEvent; readonly at: Date; readonly decision?: string },
): Promise<boolean> {
  const { at, decision, event } = change
  const state = nextCommissionState(commission.state, event)
  if (state === null) return false
  if (commission.folded) await countInDays(tx, commission, -1n)
  const round = commission.round + 1
  await tx
    .updateTable('affiliate_commission')
    .set({
      state,
      round,
      folded: false,
      ...(event === 'released' || event === 'refused' ? { released_at: at } : {}),
      ...(decision === undefined ? {} : { decision }),
    })
    .where('id', '=', commission.id)
    .execute()
  await post(tx, postingOf(commission, event, round), {
    orderId: commission.order_id,
    at,
    ...(decision === undefined ? {} : { note: decision }),
  })
  return true
}

function postingOf(commission: Commission, event: CommissionEvent, round: number) {
  const earned = amount(commission.asset, commission.units)
  const about: BookedCommission = {
    id: commission.id,
    affiliateId: commission.affiliate_id,
    round,
    of: commission.kind === 'buy' ? 'purchase' : 'exchange',
    isHeld: event === 'recovered_held' || commission.state === 'held',
  }
  switch (event) {
    case 'released':
      return bookCommissionReleased(about, earned)
    case 'order_reversed':
    case 'refused':
      return bookCommissionReversed(about, earned)
    case 'recovered':
    case 'recovered_held':
      return bookCommission(about, earned)
  }
}

/** A finished order lost what it was paid with: its commission is ours again. The order is locked. */
export async function reverseCommission(tx: Tx, settlementId: string, at: Date): Promise<void> {
  const commission = await lockCommission(tx, settlementId)
  if (commission === undefined) return
  await changeCommission(tx, commission, { event: 'order_reversed', at })
}

/** What an order was paid with is back. Its commission returns as it was once no deposit of it is missing. */
export async function recoverCommission(tx: Tx, settlementId: string, at: Date): Promise<void> {
  const commission = await lockCommission(tx, settlementId)
  if (commission?.state !== 'reversed') return
  const { rows } = await sql<{ id: string }>`
    select id from deposit
    where order_id = (select order_id from settlement where id = ${settlementId}::uuid)
      and settlement_id = ${settlementId}::uuid and state not in ('settled', 'gone')
      and not exists (select 1 from ledger_posting
        where reference = 'deposit:' || deposit.id || ':' || deposit.round) limit 1`.execute(tx)
  if (rows.length > 0) return
  const isHeld = commission.hold_reason !== null && commission.released_at === null
  await changeCommission(tx, commission, { event: isHeld ? 'recovered_held' : 'recovered', at })
}
