import { bookReversal } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { nextDepositState } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import { reverseCommission } from '../commissions/change-commission.ts'
import type { DepositTable, OrdersTable, Tx } from '../db/index.ts'
import { markVanished } from '../deposit-store/change-deposit.ts'
import { saveCoveringReturn } from '../deposit-store/return-deposits.ts'
import { saveCoveringSettlement } from '../deposit-store/settle-deposits.ts'
import { raiseHalt } from '../halts/set-halt.ts'
import { post } from '../ledger/index.ts'
import { lockOrder, noteEvent, recordEvent } from '../orders/index.ts'
import {
  readSignerStatus,
  readTransferStatus,
  reverseSettlement,
  type SignerStatus,
} from '../transfers/index.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { readVariants, returnCovering, settlementCovering } from './payment-variants.ts'
import { recordLoss } from './record-arrival.ts'
import { returnDeposit } from './suspense/return-deposit.ts'
import { reverseReturned } from './suspense/reverse-returned.ts'

type Deposit = Selectable<DepositTable>
type Order = Selectable<OrdersTable>

/**
 * The chain no longer knows a deposit (architecture, decision 2). Before it was booked nothing was owed. Before a
 * payout was signed the order goes back. After that the loss is ours: it is booked, the network that lost the deposit
 * is halted with every payout that rests on it, and an alert goes out. `replacedBy`: what the same transaction pays in
 * its new block instead; it is counted in the same database transaction.
 */
export async function reverseDeposit(
  needs: DepositNeeds,
  known: Deposit,
  replacedBy: Deposit | null = null,
): Promise<void> {
  const signer = await askSigner(needs, known)
  const reversed = await needs.database.transaction('reverse_deposit', async (tx) => {
    await lockOrders(tx, [known, replacedBy])
    const [deposit, next] = await lockDeposits(tx, [known, replacedBy])
    if (deposit === undefined || !isAsRead(deposit, known)) return false
    const order = deposit.order_id === null ? null : await lockOrder(tx, deposit.order_id)
    const about = { deposit, order, at: new Date(needs.clock.now()) }
    if (!(await reverseByState(tx, needs, about, signer))) return false
    if (next !== undefined) await countInstead(tx, needs, next)
    return true
  })
  if (reversed && replacedBy !== null) {
    needs.alert('deposit_replaced', { network: known.network, txId: known.tx_id })
  }
  for (const orderId of new Set([known.order_id, replacedBy?.order_id ?? null])) {
    if (orderId !== null) needs.watch.changed(orderId)
  }
  needs.wake('orders')
}

/** Null where the deposit serves no transfer. */
async function askSigner(needs: DepositNeeds, known: Deposit): Promise<SignerStatus | null> {
  if (known.settlement_id !== null) return readSignerStatus(needs, known.settlement_id)
  return known.return_id === null ? null : readTransferStatus(needs, known.return_id)
}

/** A scan may have read it in another block since, or another worker decided. */
function isAsRead(deposit: Deposit, known: Deposit): boolean {
  return (
    deposit.state === known.state &&
    deposit.round === known.round &&
    deposit.role === known.role &&
    deposit.block_hash === known.block_hash
  )
}

type Locked = readonly (Deposit | null)[]

/** In one order always, so that two who need both do not wait for each other. */
async function lockOrders(tx: Tx, deposits: Locked): Promise<void> {
  const ids = deposits.flatMap((deposit) => deposit?.order_id ?? [])
  for (const id of [...new Set(ids)].sort()) await lockOrder(tx, id)
}

async function lockDeposits(tx: Tx, deposits: Locked): Promise<readonly (Deposit | undefined)[]> {
  const ids = deposits.flatMap((deposit) => deposit?.id ?? [])
  const rows = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return ids.map((id) => rows.find((row) => row.id === id))
}

/** False where it cannot be decided yet: the deposit stays due. */
async function reverseByState(
  tx: Tx,
  needs: DepositNeeds,
  about: Case,
  signer: SignerStatus | null,
): Promise<boolean> {
  switch (about.deposit.state) {
    case 'seen':
      await forget(tx, about)
      return true
    case 'confirmed':
      await reverse(tx, about, claimOf(about.deposit))
      return true
    case 'settled':
      return reverseSettled(tx, needs, { ...about, signer })
    case 'gone':
    case 'reversed':
      return false
  }
}

async function countInstead(tx: Tx, needs: DepositNeeds, next: Deposit): Promise<void> {
  const { network, tx_id: txId, output_index: outputIndex } = next
  const variants = await readVariants(tx, network, { txId, outputIndex })
  const settlement_id = next.settlement_id ?? settlementCovering(variants, next)
  await saveCoveringSettlement(tx, next.id, settlement_id)
  const return_id = next.return_id ?? returnCovering(variants, next)
  await saveCoveringReturn(tx, next.id, return_id)
  const order = next.order_id === null ? null : await lockOrder(tx, next.order_id)
  await returnDeposit(tx, needs, { ...next, settlement_id, return_id }, { order, blockHash: null })
}

/**
 * What has vanished may return in a block that the scan has passed already, so it is looked up again: soon at first, since
 * the node may have been wrong and a customer waits, and later as countBlocks says.
 */
const LOOK_FOR_RETURN_SECONDS = 5

type Case = { readonly deposit: Deposit; readonly order: Order | null; readonly at: Date }

async function forget(tx: Tx, { deposit, order, at }: Case): Promise<void> {
  await vanish(tx, deposit)
  if (order !== null) await recordLoss(tx, order, deposit.tx_id, at)
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
  await vanish(tx, deposit)
  if (order !== null) await recordLoss(tx, order, deposit.tx_id, at)
}

async function reverseSettled(
  tx: Tx,
  needs: DepositNeeds,
  { deposit, order, at, signer }: Case & { readonly signer: SignerStatus | null },
): Promise<boolean> {
  // Settled since it was read: the signer was not asked yet, and the deposit stays due.
  const isUsed = deposit.settlement_id !== null || deposit.return_id !== null
  if (isUsed && signer === null) return false
  if (deposit.return_id !== null && signer !== null) {
    return reverseSentBack(tx, needs, { deposit, at, signer })
  }
  if (order === null || deposit.settlement_id === null || signer === null) {
    throw new Error(`Deposit ${deposit.id} is settled without an order`)
  }
  const taken = await reverseSettlement(tx, needs, {
    order,
    settlementId: deposit.settlement_id,
    at,
    signer,
  })
  // A worker may be signing this moment: what it did is known when its lease is over, and the deposit stays due.
  if (taken === 'in_work') return false
  if (taken === 'taken') {
    await reverse(tx, { deposit, order: null, at }, { orderId: order.id })
    const facts = { txId: deposit.tx_id }
    await recordEvent(tx, order, 'settlement_taken_back', {
      at,
      facts,
      due: 0,
    })
    return true
  }
  await lose(tx, needs, deposit, at)
  await reverseCommission(tx, deposit.settlement_id, at)
  await noteEvent(tx, order, 'deposit_lost_after_payout', { at, facts: { txId: deposit.tx_id } })
  return true
}

/** A payment that belongs to no order and is on its way back, or was sent back. */
async function reverseSentBack(
  tx: Tx,
  needs: DepositNeeds,
  about: Omit<Case, 'order'> & { readonly signer: SignerStatus },
): Promise<boolean> {
  const { at, deposit } = about
  const reversed = await reverseReturned(tx, needs, about)
  if (reversed === 'in_work') return false
  if (reversed === 'undone') await reverse(tx, { deposit, order: null, at }, 'suspense')
  else await lose(tx, needs, deposit, at)
  return true
}

/** What is signed can't be taken back: the deposit is our loss, and nothing more is paid on its network. */
async function lose(tx: Tx, needs: DepositNeeds, deposit: Deposit, at: Date): Promise<void> {
  await post(tx, bookReversal(deposit, 'loss', amount(deposit.asset, deposit.units)), {
    orderId: deposit.order_id,
    at,
  })
  await vanish(tx, deposit)
  await raiseHalt(tx, {
    scope: deposit.network,
    reason: `Deposit ${deposit.tx_id} vanished after its payout was signed`,
    at,
  })
  needs.alert('deposit_lost_after_payout', { network: deposit.network, txId: deposit.tx_id })
}

async function vanish(tx: Tx, deposit: Deposit): Promise<void> {
  const state = nextDepositState(deposit.state, 'vanished')
  await markVanished(tx, deposit.id, { state, seconds: LOOK_FOR_RETURN_SECONDS })
}
