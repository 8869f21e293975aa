import { bookOwnTransfer, bookTransfer } from '@causeway/core/ledger'
import { type Amount, amount } from '@causeway/core/money'
import { nextTransferState, type OrderEvent } from '@causeway/core/orders'
import { type Selectable, sql } from 'kysely'
import { recordPayoutEvent } from '../../commissions/affiliate-payouts.ts'
import {
  type Database,
  groupedWork,
  inLockstep,
  joined,
  type OrdersTable,
  type Tx,
} from '../../db/index.ts'
import { lockReturned } from '../../deposit-store/return-deposits.ts'
import { type Booking, postAll } from '../../ledger/index.ts'
import { lockFreeOrders } from '../../order-store/claim-order.ts'
import { lockOrder, noteEvent, notifyHolder, recordEvent } from '../../orders/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { saveConfirmed } from '../../transfer-store/save-transfers.ts'
import { canGoBack, refusePayout } from '../returning/refuse-payout.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { outgoingOwner, recordOrderless, undoDecided } from './orderless.ts'
import { saveFees } from './transaction-fees.ts'

type Included = { readonly txId: string; readonly fee: Amount; readonly succeeded: boolean }
type Order = Selectable<OrdersTable>

type Case = {
  readonly transfer: ClaimedTransfer
  /** Null where the transfer serves no order: what staff decided to send, a payout of commissions, or our own: sweep, gas or filler. */
  readonly order: Order | null
  readonly included: Included
  readonly at: Date
}

/** The chain holds the transfer deep enough: it is booked with what the network took, and its order goes on. */
export async function confirmTransfer(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  included: Included,
): Promise<void> {
  const confirmed = { needs, transfer, included }
  if (!(await bookFree(needs.database, confirmed))) await bookAlone(needs.database, confirmed)
  // Its order has ended, a rest may follow its payout, and partners are told.
  for (const kind of ['orders', 'transfers', 'webhooks'] as const) needs.wake(kind)
}

type Confirmed = {
  readonly needs: TransferNeeds
  readonly transfer: ClaimedTransfer
  readonly included: Included
}

/** Answers false for a transfer whose order is locked elsewhere, or by another of this turn: it is not booked. */
const bookFree = groupedWork(
  async (database: Database, confirmed: readonly Confirmed[]): Promise<readonly boolean[]> => {
    const [first] = confirmed
    if (first !== undefined && confirmed.length === 1) {
      await bookAlone(database, first)
      return [true]
    }
    return database.transaction('confirm_transfer', async (tx) => {
      const ids = confirmed.flatMap(({ transfer: { order_id } }) => order_id ?? [])
      const free = new Map(await lockFreeOrders(tx, ids))
      const cases = confirmed.map((each): Booked | null => {
        const { order_id: orderId } = each.transfer
        if (orderId === null) return { ...each, order: null }
        const order = free.get(orderId)
        free.delete(orderId)
        return order === undefined ? null : { ...each, order }
      })
      await bookAll(
        tx,
        cases.filter((each) => each !== null),
      )
      return cases.map((each) => each !== null)
    })
  },
  // What did nothing is put right alone.
  ({ included, transfer }) => (included.succeeded ? '' : transfer.id),
)

type Booked = Confirmed & { readonly order: Order | null }

function bookAlone(database: Database, confirmed: Confirmed): Promise<void> {
  return database.transaction('confirm_transfer', async (tx) => {
    const { order_id: orderId } = confirmed.transfer
    const order = orderId === null ? null : await lockOrder(tx, orderId)
    await bookAll(tx, [{ ...confirmed, order }])
  })
}

async function bookAll(tx: Tx, booked: readonly Booked[]): Promise<void> {
  if (booked.length === 0) return
  const cases = booked.map((each) => ({ ...each, at: new Date(each.needs.clock.now()) }))
  for (const { transfer } of cases) {
    if (transfer.kind === 'return') await lockReturned(tx, transfer.id)
  }
  await saveFees(tx, cases)
  const [first] = cases
  if (first !== undefined && !first.included.succeeded) {
    return recordNothingDone(tx, first.needs, first)
  }
  await saveConfirmed(
    tx,
    cases.map(({ transfer, at }) => ({
      transfer,
      state: nextTransferState(transfer.state, 'deep_enough'),
      at,
    })),
  )
  await postAll(
    tx,
    cases.map((each) => bookingOf(each, amount(each.transfer.asset, each.transfer.units))),
  )
  await inLockstep(tx, cases, async ({ needs, transfer, order, at }) => {
    if (order !== null) await endOrder(tx, needs, { transfer, order, at })
    await recordOrderless(tx, transfer, { event: 'confirmed', at })
  })
}

function bookingOf({ transfer, order, included, at }: Case, sent: Amount): Booking {
  const owed = outgoingOwner(transfer)
  const made =
    owed === null
      ? bookOwnTransfer(transfer, included.fee)
      : bookTransfer({ ...transfer, orderId: owed }, sent, included.fee)
  return { made, orderId: order?.id ?? null, at }
}

async function endOrder(
  tx: Tx,
  needs: TransferNeeds,
  { at, order, transfer }: Pick<Case, 'at' | 'transfer'> & { readonly order: Order },
): Promise<void> {
  const parts = await readParts(tx, transfer)
  // One that was lost and came back finds its order ended already, unless the order waited for its other part.
  if (transfer.round > 0 && !(parts.are_two && parts.are_last)) return
  const event = endingEvent(order, transfer)
  if (event === null || parts.is_other_open) {
    return noteEvent(tx, order, 'transfer_confirmed', { at, due: 0 })
  }
  const state = await recordEvent(tx, order, event, { at, due: 0 })
  await notifyHolder(tx, needs.notifier, order, state)
}

function endingEvent(order: Order, { kind }: ClaimedTransfer): OrderEvent | null {
  if (order.state === 'refunding') return 'refund_confirmed'
  if (order.state !== 'sending') return null
  return kind === 'refund' ? 'rest_refunded' : 'payout_confirmed'
}

type Parts = {
  /** The settlement's. */
  readonly id: string
  readonly are_two: boolean
  readonly is_other_open: boolean
  /** No later settlement of the order stands. */
  readonly are_last: boolean
}

/** A payout and the refund of what it left over end their order together, whichever is confirmed last. */
const readParts = joined(async (tx: Tx, transfers: readonly ClaimedTransfer[]) => {
  const ids = transfers.map(({ settlement_id }) => settlement_id)
  const { rows } = await sql<Parts>`
    select own.id, other.id is not null as are_two,
      other.id is not null and beside.state is distinct from 'confirmed' as is_other_open,
      not exists (
        select 1 from settlement later
        where later.order_id = own.order_id and later.taken_back_at is null
          and later.number > greatest(own.number, other.number)) as are_last
    from settlement own
    left join lateral (
      select id, number from settlement where taken_back_at is null and rest_of = own.id
      union all
      select id, number from settlement where taken_back_at is null and id = own.rest_of
    ) other on true
    left join transfer beside on beside.settlement_id = other.id
    where own.id = any(${ids}::uuid[])`.execute(tx)
  return transfers.map((transfer) => {
    const parts = rows.find(({ id }) => id === transfer.settlement_id)
    if (parts === undefined) throw new Error(`Transfer ${transfer.id} settles nothing`)
    return parts
  })
})

/**
 * The chain included the transaction, but it did nothing: the money stayed, the fee is gone. A payout is undone and its
 * order waits for its holder; with everything else an operator decides.
 */
async function recordNothingDone(tx: Tx, needs: TransferNeeds, about: Case): Promise<void> {
  const { transfer, order, included, at } = about
  await postAll(tx, [bookingOf(about, amount(transfer.asset, 0n))])
  const state = nextTransferState(transfer.state, 'did_nothing')
  const facts = { transferId: transfer.id, kind: transfer.kind, txId: included.txId }
  if (transfer.kind === 'commission') {
    needs.alert('payout_did_nothing', facts)
    await saveTransfer(tx, transfer, { state })
    return recordPayoutEvent(tx, transfer.id, { event: 'refused', at })
  }
  if (await undoDecided(tx, transfer, at)) {
    needs.alert('payout_did_nothing', facts)
    return saveTransfer(tx, transfer, { state })
  }
  needs.alert(order === null ? 'own_transfer_did_nothing' : 'payout_did_nothing', facts)
  if (order !== null && (await canGoBack(tx, transfer, order))) {
    await saveTransfer(tx, transfer, { state })
    return refusePayout(tx, needs, { transfer, order, at, why: 'did_nothing' })
  }
  await saveTransfer(tx, transfer, { state, dead: true })
  if (order !== null) await noteEvent(tx, order, 'payout_did_nothing', { at, facts })
}
