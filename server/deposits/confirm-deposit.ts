import { bookCapital, bookDeposit, bookRecovery, bookUnexplained } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { nextDepositState } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import { recoverCommission } from '../commissions/change-commission.ts'
import type { DepositTable, Tx } from '../db/index.ts'
import { markConfirmed } from '../deposit-store/change-deposit.ts'
import { post } from '../ledger/index.ts'
import { lockOrder, noteEvent } from '../orders/index.ts'
import type { Counted } from './count-blocks.ts'
import type { DepositNeeds } from './deposit-needs.ts'

type Deposit = Selectable<DepositTable>

/**
 * Books deposits that are deep enough, each once, and has their orders looked at. All in one transaction; where it fails,
 * each in one of its own, so that one bad deposit fails alone. Throws the first failure, when all were tried.
 */
export async function confirmDeposits(
  needs: DepositNeeds,
  deep: readonly Counted[],
): Promise<void> {
  if (deep.length === 0) return
  try {
    return await confirmTogether(needs, deep)
  } catch (error) {
    if (deep.length === 1) throw error
  }
  const outcomes: PromiseSettledResult<void>[] = []
  for (const each of deep)
    outcomes.push(...(await Promise.allSettled([confirmTogether(needs, [each])])))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function confirmTogether(needs: DepositNeeds, deep: readonly Counted[]): Promise<void> {
  const at = new Date(needs.clock.now())
  const steps = deep.map(({ deposit }) => {
    const step = needs.tracing?.begin('deposit.confirm')
    const told = { orderId: deposit.order_id, facts: { network: deposit.network } }
    return (error?: unknown) => step?.end({ ...told, error })
  })
  try {
    await needs.database.transaction('confirm_deposit', async (tx) => {
      for (const each of deep) await confirm(tx, each, at)
    })
  } catch (error) {
    for (const end of steps) end(error)
    throw error
  }
  for (const end of steps) end()
  for (const { deposit } of deep)
    if (deposit.order_id !== null) needs.watch.changed(deposit.order_id)
  needs.wake('orders')
}

async function confirm(tx: Tx, { deposit, status }: Counted, at: Date): Promise<void> {
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
}

function postingOf(deposit: Deposit) {
  const received = amount(deposit.asset, deposit.units)
  if (deposit.role === 'capital') return bookCapital(deposit, received)
  if (deposit.return_id !== null) return bookRecovery(deposit, received)
  if (deposit.order_id === null) return bookUnexplained(deposit, received)
  if (deposit.settlement_id !== null) return bookRecovery(deposit, received)
  return bookDeposit({ ...deposit, orderId: deposit.order_id }, received)
}
