import { bookCapital, bookDeposit, bookRecovery, bookUnexplained } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { nextDepositState } from '@causeway/core/orders'
import { type PaymentStatus, traced } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { recoverCommission } from '../commissions/change-commission.ts'
import type { DepositTable } from '../db/index.ts'
import { markConfirmed } from '../deposit-store/change-deposit.ts'
import { post } from '../ledger/index.ts'
import { lockOrder, noteEvent } from '../orders/index.ts'
import type { DepositNeeds } from './deposit-needs.ts'

type Deposit = Selectable<DepositTable>

/** Books a deposit that is deep enough, once, and has its order looked at. */
export async function confirmDeposit(
  needs: DepositNeeds,
  deposit: Deposit,
  status: PaymentStatus,
): Promise<void> {
  const at = new Date(needs.clock.now())
  const confirm = () =>
    needs.database.transaction('confirm_deposit', async (tx) => {
      const order = deposit.order_id === null ? null : await lockOrder(tx, deposit.order_id)
      const isUsed = deposit.settlement_id !== null || deposit.return_id !== null
      const event = isUsed ? 'deep_again' : 'deep_enough'
      const { confirmations, blockHash } = status
      const state = nextDepositState('seen', event)
      const confirmed = await markConfirmed(tx, deposit, { state, confirmations, blockHash, at })
      if (!confirmed) return
      await post(tx, postingOf(deposit), { orderId: deposit.order_id, at })
      if (order === null) return
      if (deposit.settlement_id !== null) await recoverCommission(tx, deposit.settlement_id, at)
      await noteEvent(tx, order, 'deposit_deep_enough', {
        at,
        facts: { txId: deposit.tx_id, units: deposit.units, confirmations },
        set: { due_at: sql<Date>`now()` },
      })
    })
  const step = { orderId: deposit.order_id, facts: { network: deposit.network } }
  await traced(needs.tracing, 'deposit.confirm', confirm, () => step)
  if (deposit.order_id !== null) needs.watch.changed(deposit.order_id)
  needs.wake('orders')
}

function postingOf(deposit: Deposit) {
  const received = amount(deposit.asset, deposit.units)
  if (deposit.role === 'capital') return bookCapital(deposit, received)
  if (deposit.return_id !== null) return bookRecovery(deposit, received)
  if (deposit.order_id === null) return bookUnexplained(deposit, received)
  if (deposit.settlement_id !== null) return bookRecovery(deposit, received)
  return bookDeposit({ ...deposit, orderId: deposit.order_id }, received)
}
