import type { ChainPort, FoundSpending, Part } from '@causeway/core/ports'
import type { Tx } from '../db/index.ts'
import { retryOrder, saveHoldChoice } from '../order-store/retry-orders.ts'
import { lockOrder, recordEvent, transferIdOf } from '../orders/index.ts'
import { readSignerStatus, reverseSettlement } from '../transfers/index.ts'
import type { MatchedOrder, OutsidePayment } from './match-spending.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

/** One payment of a spending that was found on the chain. */
export type FoundPayment = {
  readonly found: FoundSpending
  readonly payment: OutsidePayment
  /** Which of the spending's payments it is. */
  readonly share: Part
}

/**
 * Writes down a payment of an order that is here: the order is settled as it was paid, by the same way as one that the signer
 * remembers. Throws where a worker has the order's transfer in hand.
 */
export async function writeMatched(
  needs: ReconcileNeeds,
  chain: ChainPort,
  { matched, ...each }: FoundPayment & { readonly matched: MatchedOrder },
): Promise<void> {
  const { orderId, kind } = matched
  await takeUnsignedBack(needs, orderId)
  await needs.database.transaction('adopt_spending', async (tx) => {
    const order = await lockOrder(tx, orderId)
    const number = (await lastSettlement(tx, orderId)) + 1
    await tx
      .insertInto('recalled_signature')
      .values({
        ...paymentRow(chain, each),
        transfer_id: transferIdOf(orderId, number),
        kind,
        // Nobody remembers the terms: what was paid is what all that came in was worth.
        record: JSON.stringify({
          orderId,
          settlement: number,
          kind,
          assetIn: order.asset_from,
          unitsIn: null,
          gross: each.payment.amount.units.toString(),
          exchangeFee: '0',
          networkFee: '0',
        }),
        order_id: orderId,
        settlement_number: number,
        is_lost: false,
      })
      .execute()
    await saveHoldChoice(tx, orderId, kind === 'payout' ? 'exchange' : 'refund')
    await retryOrder(tx, orderId)
  })
}

/** The row of a payment without what says whose it is. */
export function paymentRow(chain: ChainPort, { found, payment, share }: FoundPayment) {
  return {
    attempt: 1,
    sequence: 0n,
    network: chain.network,
    source: 'hot',
    asset: payment.amount.asset,
    units: payment.amount.units,
    destination: payment.address,
    extra_id: payment.extraId,
    tx_id: found.txId,
    bytes: found.bytes,
    plan: '{}',
    ...share,
  }
}

/** What was settled since, at another rate, and never signed would be a second payment. */
async function takeUnsignedBack(needs: ReconcileNeeds, orderId: string): Promise<void> {
  const unsigned = await needs.database
    .direct()
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.id')
    .select('settlement.id')
    .where('settlement.order_id', '=', orderId)
    .where('settlement.taken_back_at', 'is', null)
    // What a payout left over goes with that payout.
    .where('settlement.rest_of', 'is', null)
    .where((where) =>
      where.or([
        where('transfer.id', 'is', null),
        where('transfer.state', 'in', ['planned', 'reserved']),
      ]),
    )
    .execute()
  for (const { id: settlementId } of unsigned) {
    const signer = await readSignerStatus(needs, settlementId)
    const at = new Date(needs.clock.now())
    const taken = await needs.database.transaction('take_settlement_back', async (tx) => {
      const order = await lockOrder(tx, orderId)
      const answer = await reverseSettlement(tx, needs, { order, settlementId, at, signer })
      if (answer !== 'taken') return answer
      await recordEvent(tx, order, 'settlement_taken_back', { at })
      return answer
    })
    if (taken === 'taken' || taken === 'too_late') continue
    throw new Error(
      `Order ${orderId} is in work: stop every process, wait 20 seconds, run it again`,
    )
  }
}

async function lastSettlement(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('settlement')
    .select((build) => build.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.last ?? 0
}
