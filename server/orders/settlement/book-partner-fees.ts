import { bookPartnerFee } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { post } from '../../ledger/index.ts'

type Earned = { readonly id: string; readonly asset: string; readonly units: bigint }

/**
 * Books to a partner what he earned by an order of his that has just finished: once for each of its payouts, however
 * often it finishes. The order is locked.
 */
export async function bookPartnerFees(
  tx: Tx,
  order: { readonly id: string; readonly partner_id: string | null },
  at: Date,
): Promise<void> {
  const { id: orderId, partner_id: partnerId } = order
  if (partnerId === null) return
  const { rows } = await sql<Earned>`
    select id, asset_out as asset, partner_fee as units from settlement
    where order_id = ${orderId}::uuid and kind = 'payout' and taken_back_at is null
      and partner_fee > 0
      and not exists (
        select 1 from ledger_posting where reference = 'partner-earned:' || settlement.id)
    order by number`.execute(tx)
  for (const { asset, id, units } of rows) {
    await post(tx, bookPartnerFee({ id, partnerId }, amount(asset, units)), { orderId, at })
  }
}
