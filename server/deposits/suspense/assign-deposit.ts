import { bookSuspenseAssigned } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import type { Selectable } from 'kysely'
import type { OrdersTable, Tx } from '../../db/index.ts'
import { assignToOrder } from '../../deposit-store/change-deposit.ts'
import { post } from '../../ledger/index.ts'
import { neededDepth } from '../../orders/index.ts'
import { wasSentBack } from '../../suspense-returns/return-record.ts'
import type { DepositNeeds } from '../deposit-needs.ts'
import { recordArrival } from '../record-arrival.ts'

type Needs = Pick<
  DepositNeeds,
  'clock' | 'notifier' | 'catalogue' | 'freshSnapshot' | 'depthSteps' | 'termsOf'
>

/**
 * A payment in suspense turns out to be an order's: it moves into the order as if it had just been seen, and what becomes
 * of it is the order's usual way. The order is locked. False where the payment is no longer in suspense, has vanished, or
 * is not in the order's coin.
 */
export async function assignDeposit(
  tx: Tx,
  needs: Needs,
  order: Selectable<OrdersTable>,
  depositId: string,
): Promise<boolean> {
  const deposit = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', depositId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isOpen = deposit.state === 'seen' || deposit.state === 'confirmed'
  const isOfCoin = deposit.asset === order.asset_from && deposit.network === order.network_from
  if (deposit.role !== 'suspense' || !isOpen || !isOfCoin) return false
  if (await wasSentBack(tx, deposit)) return false
  const expected = amount(deposit.asset, order.expected_from)
  const forOrder = neededDepth(needs, expected, order.policy_version)
  const needed = Math.max(deposit.needed, forOrder)
  await assignToOrder(tx, deposit.id, { orderId: order.id, needed })
  if (deposit.state === 'confirmed') {
    const received = amount(deposit.asset, deposit.units)
    await post(tx, bookSuspenseAssigned({ ...deposit, orderId: order.id }, received), {
      orderId: order.id,
      at: new Date(needs.clock.now()),
    })
  }
  await recordArrival(tx, needs, order, deposit.tx_id)
  return true
}
