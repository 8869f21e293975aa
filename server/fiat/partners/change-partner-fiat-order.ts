import { nextFiatState } from '@causeway/core/fiat'
import type { FiatOrderState } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { OrderNotFound } from '../../orders/index.ts'
import type { FiatNeeds } from '../fiat-needs.ts'
import { type FiatOrderRow, lockFiatOrder } from '../fiat-order-store.ts'
import type { FiatOrderView, PartnerFiatFacts } from '../fiat-order-types.ts'
import { readFiatOrderById } from '../reading/read-fiat-order.ts'
import { applyFiatReport } from '../reports/apply-fiat-report.ts'

/** What of its own order a partner changes; absent: nothing of it. */
export type PartnerFiatChange = {
  readonly state?: FiatOrderState
} & Partial<Omit<PartnerFiatFacts, 'externalOrderId'>>

/** No order goes from its state to that one. */
type StateUnreachable = Failure<'fiat_state_unreachable'> & { readonly from: FiatOrderState }

export type ChangePartnerFiatFailure = OrderNotFound | StateUnreachable

/**
 * Changes a partner's own fiat order as if its provider had reported the state, so that the partner can try what it does
 * about it. For play worlds. Each change is an event, whether or not the state is another, so the partner is told of it.
 * Another partner's order is answered as one that does not exist.
 */
export async function changePartnerFiatOrder(
  needs: FiatNeeds,
  { partnerId, publicCode }: { readonly partnerId: string; readonly publicCode: string },
  { state, ...facts }: PartnerFiatChange,
): Promise<Result<FiatOrderView, ChangePartnerFiatFailure>> {
  const row = await needs.database
    .direct()
    .selectFrom('fiat_order')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (row === undefined) return fail({ code: 'order_not_found' })
  const isMove = state !== undefined && state !== row.status
  if (isMove && nextFiatState(row.status, state) === null) {
    return fail({ code: 'fiat_state_unreachable', from: row.status })
  }
  await write(needs, row, facts, !isMove)
  if (isMove) {
    await applyFiatReport(needs, row, { ...NOTHING_SAID, reference: row.id, state }, 'operator')
  } else {
    needs.fiat.watch.changed(row.id)
  }
  return ok(await readFiatOrderById(needs, row.id))
}

const NOTHING_SAID = {
  providerReference: null,
  amountFrom: null,
  amountTo: null,
  txId: null,
  payIn: null,
  reason: null,
  url: null,
} as const

async function write(
  { clock, database }: FiatNeeds,
  { id }: FiatOrderRow,
  facts: PartnerFiatChange,
  isEvent: boolean,
): Promise<void> {
  await database.transaction('change_fiat_order', async (tx) => {
    const row = await lockFiatOrder(tx, id)
    const sequence = row.event_count + (isEvent ? 1 : 0)
    await tx
      .updateTable('fiat_order')
      .set({
        external_user_id: facts.externalUserId,
        metadata: facts.metadata,
        return_success_url: facts.returnSuccessUrl,
        return_failed_url: facts.returnFailedUrl,
        version: row.version + 1,
        event_count: sequence,
      })
      .where('id', '=', id)
      .execute()
    if (!isEvent) return
    await tx
      .insertInto('fiat_order_event')
      .values({
        order_id: id,
        sequence,
        state: row.status,
        source: 'operator',
        facts: '{}',
        at: new Date(clock.now()),
      })
      .execute()
  })
}
