import { bookCapital, bookDeposit, bookRecovery, bookUnexplained } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { nextDepositState } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import { recoverCommission } from '../commissions/change-commission.ts'
import { type DepositTable, inLockstep, type OrdersTable, type Tx } from '../db/index.ts'
import { markConfirmed } from '../deposit-store/change-deposit.ts'
import { type Booking, postAll } from '../ledger/index.ts'
import { lockFreeOrders } from '../order-store/claim-order.ts'
import { lockOrder, noteEvent } from '../orders/index.ts'
import type { Counted } from './count-blocks.ts'
import type { DepositNeeds } from './deposit-needs.ts'

type Deposit = Selectable<DepositTable>
type Order = Selectable<OrdersTable>

/**
 * Books deposits that are deep enough, each once, and has their orders looked at. All in one transaction; where it fails,
 * each in one of its own, so that one bad deposit fails alone. Throws the first failure, when all were tried.
 */
export async function confirmDeposits(
  needs: DepositNeeds,
  deep: readonly Counted[],
): Promise<void> {
  if (deep.length === 0) return
  let left = deep
  try {
    left = await confirmTogether(needs, deep)
  } catch (error) {
    if (deep.length === 1) throw error
  }
  const outcomes: PromiseSettledResult<unknown>[] = []
  for (const each of left)
    outcomes.push(...(await Promise.allSettled([confirmTogether(needs, [each])])))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Answers the deposits whose orders another transaction has locked. A single deposit waits for the lock. */
async function confirmTogether(
  needs: DepositNeeds,
  deep: readonly Counted[],
): Promise<readonly Counted[]> {
  const at = new Date(needs.clock.now())
  const steps = deep.map(({ deposit }) => {
    const step = needs.tracing?.begin('deposit.confirm')
    const told = { orderId: deposit.order_id, facts: { network: deposit.network } }
    return (error?: unknown) => step?.end({ ...told, error })
  })
  let left: readonly Counted[]
  try {
    left = await needs.database.transaction('confirm_deposit', (tx) => confirmAll(tx, deep, at))
  } catch (error) {
    for (const end of steps) end(error)
    throw error
  }
  for (const [place, each] of deep.entries()) {
    if (left.includes(each)) continue
    steps[place]?.()
    if (each.deposit.order_id !== null) needs.watch.changed(each.deposit.order_id)
  }
  needs.wake('orders')
  return left
}

async function confirmAll(tx: Tx, deep: readonly Counted[], at: Date): Promise<readonly Counted[]> {
  const { orders, left } = await lockOrders(tx, deep)
  const bookings: Booking[] = []
  const free = deep.filter((each) => !left.includes(each))
  await inLockstep(tx, free, async (each) => {
    const { order_id: orderId } = each.deposit
    const order = orderId === null ? null : (orders.get(orderId) ?? null)
    const isConfirmed = await confirm(tx, each, { at, order })
    if (isConfirmed) bookings.push({ made: postingOf(each.deposit), orderId, at })
  })
  await postAll(tx, bookings)
  return left
}

/** `left`: deposits whose orders are locked elsewhere, and second deposits of an order, which must read it again. */
async function lockOrders(tx: Tx, deep: readonly Counted[]) {
  const ids = deep.map(({ deposit: { order_id } }) => order_id)
  const wanted = ids.filter((id) => id !== null)
  const [only] = wanted
  if (only !== undefined && deep.length === 1) {
    return { orders: new Map([[only, await lockOrder(tx, only)]]), left: [] }
  }
  const orders = await lockFreeOrders(tx, wanted)
  const left = deep.filter(({ deposit: { order_id: id } }, place) => {
    return id !== null && (!orders.has(id) || ids.indexOf(id) < place)
  })
  return { orders, left }
}

/** False where it was counted or went away meanwhile. */
async function confirm(
  tx: Tx,
  { deposit, status }: Counted,
  { at, order }: { readonly at: Date; readonly order: Order | null },
): Promise<boolean> {
  const isUsed = deposit.settlement_id !== null || deposit.return_id !== null
  const event = isUsed ? 'deep_again' : 'deep_enough'
  const { confirmations, blockHash } = status
  const state = nextDepositState('seen', event)
  const confirmed = await markConfirmed(tx, { deposit, state, confirmations, blockHash, at })
  if (!confirmed || order === null) return confirmed
  if (deposit.settlement_id !== null) await recoverCommission(tx, deposit.settlement_id, at)
  await noteEvent(tx, order, 'deposit_deep_enough', {
    at,
    facts: { txId: deposit.tx_id, units: deposit.units, confirmations },
    due: 0,
  })
  return true
}

function postingOf(deposit: Deposit) {
  const received = amount(deposit.asset, deposit.units)
  if (deposit.role === 'capital') return bookCapital(deposit, received)
  if (deposit.return_id !== null) return bookRecovery(deposit, received)
  if (deposit.order_id === null) return bookUnexplained(deposit, received)
  if (deposit.settlement_id !== null) return bookRecovery(deposit, received)
  return bookDeposit({ ...deposit, orderId: deposit.order_id }, received)
}
