import { type Selectable, sql } from 'kysely'
import type { FiatOrderTable, Tx } from '../db/index.ts'

/** An attributed purchase whose end or reversal was not booked for its affiliate yet. */
export type DueFiatCommission = Pick<
  Selectable<FiatOrderTable>,
  | 'id'
  | 'status'
  | 'coin'
  | 'amount_to'
  | 'reported_to'
  | 'destination'
  | 'account_id'
  | 'client_id'
  | 'affiliate_id'
  | 'affiliate_tool'
  | 'affiliate_bps'
>

/** Takes one for this transaction alone, locked; null where none is due. */
export async function takeDueFiatCommission(tx: Tx): Promise<DueFiatCommission | null> {
  const row = await tx
    .selectFrom('fiat_order')
    .select(['id', 'status', 'coin', 'amount_to', 'reported_to', 'destination', 'account_id'])
    .select(['client_id', 'affiliate_id', 'affiliate_tool', 'affiliate_bps'])
    .where('commission_due_at', '<=', sql<Date>`now()`)
    .orderBy('commission_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

/** It is booked, or (`inSeconds`) tried again later. */
export async function settleDueFiatCommission(
  tx: Tx,
  id: string,
  inSeconds: number | null,
): Promise<void> {
  const later = sql<Date>`now() + ${inSeconds} * interval '1 second'`
  await tx
    .updateTable('fiat_order')
    .set({ commission_due_at: inSeconds === null ? null : later })
    .where('id', '=', id)
    .execute()
}
