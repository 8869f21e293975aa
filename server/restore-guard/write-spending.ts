import { amount } from '@causeway/core/money'
import type { ChainPort, FoundSpending } from '@causeway/core/ports'
import { v7 as newId } from 'uuid'
import type { Tx } from '../db/index.ts'
import { cursorOf } from './examine-wallets.ts'
import {
  completeTransaction,
  type PaidTransfer,
  transfersOfTransaction,
} from './joint-transfers.ts'
import {
  findOrderPaid,
  findPlannedPayment,
  type OutsidePayment,
  outsidePayments,
  ownPayIns,
} from './match-spending.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'
import { type FoundPayment, paymentRow, writeMatched } from './write-matched.ts'

/** A payment of a spending as the database has it now. */
export type WrittenPayment = {
  /** Null where it paid nobody but us, or the database knew it. */
  readonly payment: OutsidePayment | null
  /** Whose payout or refund it is; null: nobody's who is known here. */
  readonly orderId: string | null
  /** What the signer is to know it by. */
  readonly transferId: string
}

/**
 * Says which transfers a spending pays that the journal does not know. Those that the database does not know either are
 * written down, each payment by itself: as the one that is planned already, as that of an order that is here, or as lost.
 * Doing it again finds what was written, and writes what was not.
 */
export async function writeSpending(
  needs: ReconcileNeeds,
  chain: ChainPort,
  found: FoundSpending,
): Promise<readonly WrittenPayment[]> {
  const direct = needs.database.direct()
  await completeTransaction(needs.database, found.txId)
  const known = await transfersOfTransaction(direct, found.txId)
  if (known.some(({ isSent }) => isSent)) {
    return known.map(({ orderId, transferId }) => ({ payment: null, orderId, transferId }))
  }
  const payments = await outsidePayments(direct, chain.network, found)
  if (payments.length > 0) await writePayments(needs, chain, unwritten(found, payments, known))
  else if (known.length === 0) await writeGas(needs, chain, found)
  const written = await transfersOfTransaction(direct, found.txId)
  return written.map(({ orderId, part, transferId }) => ({
    payment: payments[part] ?? null,
    orderId,
    transferId,
  }))
}

/** The payments that a run which was cut off has not come to: how many there are in all, it has written down. */
function unwritten(
  found: FoundSpending,
  payments: readonly OutsidePayment[],
  known: readonly PaidTransfer[],
): readonly FoundPayment[] {
  const parts = known[0]?.parts ?? payments.length
  return payments
    .slice(0, parts)
    .map((payment, part) => ({ found, payment, share: { part, parts } }))
    .filter(({ share }) => known.every(({ part }) => part !== share.part))
}

/** What is planned exactly so comes first: a payment to the same address must not be taken for it. */
async function writePayments(
  needs: ReconcileNeeds,
  chain: ChainPort,
  payments: readonly FoundPayment[],
): Promise<void> {
  const unplanned: FoundPayment[] = []
  for (const each of payments) {
    if (!(await writePlanned(needs, chain, each))) unplanned.push(each)
  }
  for (const each of unplanned) {
    const spending = { network: chain.network, txId: each.found.txId }
    const matched = await findOrderPaid(needs.database.direct(), spending, each.payment)
    if (matched === null) await writeLost(needs, chain, each)
    else await writeMatched(needs, chain, { ...each, matched })
  }
}

/** False where no such payment is planned. */
async function writePlanned(
  { database }: ReconcileNeeds,
  chain: ChainPort,
  each: FoundPayment,
): Promise<boolean> {
  const spending = { network: chain.network, txId: each.found.txId }
  return database.transaction('adopt_spending', async (tx) => {
    const planned = await findPlannedPayment(tx, spending, each.payment)
    if (planned === null) return false
    await tx
      .insertInto('recalled_signature')
      .values({
        ...paymentRow(chain, each),
        attempt: (await lastAttempt(tx, planned.transferId)) + 1,
        transfer_id: planned.transferId,
        kind: planned.kind,
        record: '',
        order_id: planned.orderId,
        settlement_number: planned.settlement,
        is_lost: false,
      })
      .execute()
    return true
  })
}

/** Another transaction of the transfer may be remembered, which this one has replaced. */
async function lastAttempt(tx: Tx, transferId: string): Promise<number> {
  const row = await tx
    .selectFrom('recalled_signature')
    .select((build) => build.fn.max('attempt').as('last'))
    .where('transfer_id', '=', transferId)
    .executeTakeFirstOrThrow()
  return row.last ?? 0
}

/** Writes down what pay-in addresses have sent unknown to the database: all of it stayed ours but the network's fee. */
export async function writeSweeps(needs: ReconcileNeeds, chain: ChainPort): Promise<void> {
  const since = await cursorOf(needs, chain.network)
  if (chain.findSweeps === undefined || since === null) return
  const direct = needs.database.direct()
  const owned = (candidates: readonly string[]) => ownPayIns(direct, chain.network, candidates)
  for (const found of await chain.findSweeps(since, owned)) {
    const known = await transfersOfTransaction(direct, found.txId)
    if (known.length === 0) await writeGas(needs, chain, found)
  }
}

/** It left the wallet for nobody who is known here: booked when it is deep. */
async function writeLost(
  { database }: ReconcileNeeds,
  chain: ChainPort,
  each: FoundPayment,
): Promise<void> {
  await database
    .direct()
    .insertInto('recalled_signature')
    .values({ ...paymentRow(chain, each), ...lostRow(), kind: 'payout' })
    .execute()
}

/** Nothing left the wallet but the network's fee: booked when it is deep. */
async function writeGas(
  { catalogue, database }: ReconcileNeeds,
  chain: ChainPort,
  found: FoundSpending,
): Promise<void> {
  const feeAsset = catalogue.network(chain.network)?.feeAsset ?? chain.assets[0] ?? ''
  const address = chain.hotWalletAddress(feeAsset)
  const payment = { address, extraId: null, amount: amount(feeAsset, 0n) }
  const share = { part: 0, parts: 1 }
  await database
    .direct()
    .insertInto('recalled_signature')
    .values({ ...paymentRow(chain, { found, payment, share }), ...lostRow(), kind: 'gas' })
    .execute()
}

function lostRow() {
  return {
    transfer_id: newId(),
    record: '',
    order_id: null,
    settlement_number: null,
    is_lost: true,
  }
}
