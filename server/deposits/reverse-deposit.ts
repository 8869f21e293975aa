import { bookReversal } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { type Selectable, sql } from 'kysely'
import type { DepositTable, OrdersTable, Tx } from '../db/index.ts'
import { post } from '../ledger/index.ts'
import { lockOrder, noteEvent, recordEvent } from '../orders/index.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { takeSettlementBack } from './take-settlement-back.ts'
import { tellOfLoss } from './tell-order.ts'

type Deposit = Selectable<DepositTable>
type Order = Selectable<OrdersTable>

/**
 * The chain no longer knows a deposit (architecture, decision 2). Before it was booked nothing was owed. Before a
 * payout was signed the order goes back. After that the loss is ours: it is booked, the network that lost the deposit
 * is halted with every payout that rests on it, and an alert goes out.
 */
export async function reverseDeposit(needs: DepositNeeds, known: Deposit): Promise<void> {
  const at = new Date(needs.clock.now())
  await needs.database.transaction(async (tx) => {
    const order = known.order_id === null ? null : await lockOrder(tx, known.order_id)
    const deposit = await tx
      .selectFrom('deposit')
      .selectAll()
      .where('id', '=', known.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (deposit.state !== known.state || deposit.round !== known.round) return
    if (deposit.state === 'seen') return forget(tx, { deposit, order, at })
    if (deposit.state === 'confirmed') {
      return reverse(tx, { deposit, order, at }, claimOf(deposit))
    }
    if (deposit.state === 'settled') return reverseSettled(tx, needs, { deposit, order, at })
  })
  if (known.order_id !== null) needs.watch.changed(known.order_id)
  needs.wake()
}

/** What has vanished may return in a block that the scan has passed already, so it is looked up again. */
const LOOK_FOR_RETURN_SECONDS = 60

type Case = { readonly deposit: Deposit; readonly order: Order | null; readonly at: Date }

async function forget(tx: Tx, { deposit, order, at }: Case): Promise<void> {
  await setState(tx, deposit, 'gone')
  if (order !== null) await tellOfLoss(tx, order, deposit.tx_id, at)
}

type Claim = 'capital' | 'suspense' | { readonly orderId: string }

function claimOf(deposit: Deposit): Claim {
  if (deposit.order_id !== null) return { orderId: deposit.order_id }
  return deposit.role === 'capital' ? 'capital' : 'suspense'
}

async function reverse(tx: Tx, { deposit, order, at }: Case, owedBy: Claim): Promise<void> {
  await post(tx, bookReversal(deposit, owedBy, amount(deposit.asset, deposit.units)), {
    orderId: deposit.order_id,
    at,
  })
  await setState(tx, deposit, 'reversed')
  if (order !== null) await tellOfLoss(tx, order, deposit.tx_id, at)
}

async function reverseSettled(
  tx: Tx,
  needs: DepositNeeds,
  { deposit, order, at }: Case,
): Promise<void> {
  if (order === null || deposit.settlement_id === null) {
    throw new Error(`Deposit ${deposit.id} is settled without an order`)
  }
  const taken = await takeSettlementBack(tx, { order, settlementId: deposit.settlement_id, at })
  // A worker may be signing this moment: what it did is known when its lease is over, and the deposit stays due.
  if (taken === 'in_work') return
  if (taken === 'taken') {
    await reverse(tx, { deposit, order: null, at }, { orderId: order.id })
    const facts = { txId: deposit.tx_id }
    await recordEvent(tx, order, 'settlement_taken_back', {
      at,
      facts,
      set: { due_at: sql<Date>`now()` },
    })
    return
  }
  await post(tx, bookReversal(deposit, 'loss', amount(deposit.asset, deposit.units)), {
    orderId: order.id,
    at,
  })
  await setState(tx, deposit, 'reversed')
  await noteEvent(tx, order, 'deposit_lost_after_payout', { at, facts: { txId: deposit.tx_id } })
  await tx
    .insertInto('halt')
    .values({
      scope: deposit.network,
      reason: `Deposit ${deposit.tx_id} vanished after its payout was signed`,
      at,
    })
    .onConflict((conflict) => conflict.column('scope').doNothing())
    .execute()
  needs.alert('deposit_lost_after_payout', { network: deposit.network, txId: deposit.tx_id })
}

async function setState(tx: Tx, deposit: Deposit, state: 'gone' | 'reversed'): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({
      state,
      confirmations: 0,
      block_hash: null,
      due_at: sql<Date>`now() + ${LOOK_FOR_RETURN_SECONDS} * interval '1 second'`,
    })
    .where('id', '=', deposit.id)
    .execute()
}
