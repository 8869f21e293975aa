import { bookTakenBack } from '@causeway/core/ledger'
import { type TransferState, transferTransitions } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { OrdersTable, TransferTable, Tx } from '../../db/index.ts'
import { reopenDeposits } from '../../deposit-store/settle-deposits.ts'
import { post } from '../../ledger/index.ts'
import { markReversed } from '../../orders/index.ts'
import { insertTransfers, type PlannedTransfer } from '../../transfer-store/insert-transfers.ts'
import { withdrawPlanned, withdrawTransfer } from '../../transfer-store/withdraw-transfer.ts'
import { fillerRecord } from '../own-record.ts'
import { freeOthers, releaseInputs } from '../sending/split-joint.ts'
import { readPlan } from '../stored-plan.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { type LockedJoint, lockJoint, type SignerStatus } from './signer-status.ts'

type Needs = Pick<TransferNeeds, 'catalogue' | 'chains'>
type Undone = {
  readonly order: Selectable<OrdersTable>
  readonly settlementId: string
  readonly at: Date
}

/**
 * Undoes a settlement whose transaction was never signed: frees what it reserved, opens its deposits again and
 * reverses its booking. `too_late`: it is signed. `in_work`: a worker may be signing right now; ask again.
 */
export async function reverseSettlement(
  tx: Tx,
  needs: Needs,
  undone: Undone & { readonly signer: SignerStatus },
): Promise<'taken' | 'too_late' | 'in_work'> {
  const row = await tx
    .selectFrom('transfer')
    .select('id')
    .where('settlement_id', '=', undone.settlementId)
    .executeTakeFirst()
  const taken = await takeBack(tx, needs, row?.id ?? null, undone)
  if (taken === 'taken') await undoSettlement(tx, undone)
  return taken
}

/** Takes a transfer back that serves no order and was never signed; the answers are those of a settlement. */
export async function takeBackTransfer(
  tx: Tx,
  needs: Needs,
  undone: Asked & { readonly transferId: string },
): Promise<'taken' | 'too_late' | 'in_work'> {
  return takeBack(tx, needs, undone.transferId, undone)
}

type Asked = { readonly signer: SignerStatus; readonly at: Date }

async function takeBack(
  tx: Tx,
  needs: Needs,
  transferId: string | null,
  { at, signer }: Asked,
): Promise<'taken' | 'too_late' | 'in_work'> {
  const joint = transferId === null ? null : await lockJoint(tx, transferId)
  if (joint !== null && !mayBeTakenBack(joint.transfer.state)) return 'too_late'
  if ((joint?.fence ?? null) !== signer.fence) return 'in_work'
  if (signer.isSigned) return 'too_late'
  return joint === null ? 'taken' : cancel(tx, needs, joint, at)
}

function mayBeTakenBack(state: TransferState): boolean {
  return transferTransitions[state].taken_back !== undefined
}

/**
 * Reverses a settlement's booking and opens its deposits again, and so with the refund of what it left over: that is not
 * signed before the settlement's own payout is confirmed. The order is locked.
 */
export async function undoSettlement(tx: Tx, undone: Undone): Promise<void> {
  const { settlementId, at } = undone
  await reverseBooking(tx, undone)
  const rest = await tx
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.id')
    .select(['settlement.id', 'transfer.id as transfer_id'])
    .where('settlement.rest_of', '=', settlementId)
    .where('settlement.taken_back_at', 'is', null)
    .executeTakeFirst()
  if (rest !== undefined) {
    // Nothing of the order was confirmed, so nobody may have reserved for it.
    if (rest.transfer_id !== null && !(await withdrawPlanned(tx, rest.transfer_id))) {
      throw new Error(`Refund ${rest.transfer_id} went ahead of its payout`)
    }
    await reverseBooking(tx, { ...undone, settlementId: rest.id })
  }
  await markReversed(tx, settlementId, at)
  await reopenDeposits(tx, settlementId)
}

async function reverseBooking(tx: Tx, { order, settlementId, at }: Undone): Promise<void> {
  const booked = await tx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
    .select(['ledger_entry.account', 'ledger_entry.asset', 'ledger_entry.units'])
    .where('ledger_posting.reference', '=', `settlement:${settlementId}`)
    .execute()
  await post(tx, bookTakenBack({ id: settlementId, orderId: order.id }, booked), {
    orderId: order.id,
    at,
  })
}

/** Gives back the outputs that a transfer had reserved. */
export async function releaseInputsOf(tx: Tx, transferId: string): Promise<void> {
  await tx.deleteFrom('reserved_input').where('transfer_id', '=', transferId).execute()
}

/** Nothing of its transaction is signed: other transfers that it would have paid get one each. */
async function cancel(
  tx: Tx,
  needs: Needs,
  { transfer, isLeased }: LockedJoint,
  at: Date,
): Promise<'taken' | 'in_work'> {
  // Nothing is signed before the reservation is saved, and the new fence refuses that to a worker that holds a
  // planned transfer.
  if (transfer.state === 'reserved' && isLeased) return 'in_work'
  if (transfer.plan !== null) {
    const plan = readPlan(transfer.plan, transfer)
    if (!(await freeOthers(tx, plan))) throw new Error(`Others left the plan of ${transfer.id}`)
    await releaseInputs(tx, plan)
  }
  await planFiller(tx, needs, transfer, at)
  await withdrawTransfer(tx, transfer)
  return 'taken'
}

/** A nonce that was handed out and will not be used would stop every later one: a transfer of nothing uses it up. */
async function planFiller(
  tx: Tx,
  needs: Needs,
  transfer: Selectable<TransferTable>,
  at: Date,
): Promise<void> {
  if (transfer.state !== 'reserved' || transfer.plan === null) return
  const { reservation } = readPlan(transfer.plan, transfer)
  if (reservation.kind !== 'nonce') return
  const chain = needs.chains.get(transfer.network)
  const network = needs.catalogue.network(transfer.network)
  if (chain === undefined || network === undefined) {
    throw new Error(`No chain is wired for ${transfer.network}`)
  }
  const filler: PlannedTransfer = {
    id: newId(),
    kind: 'filler',
    source: transfer.source,
    record: fillerRecord({ nonce: reservation.nonce, of: transfer.id }),
    network: transfer.network,
    asset: network.feeAsset,
    units: 0n,
    destination: chain.hotWalletAddress(network.feeAsset),
    extra_id: null,
    created_at: at,
  }
  await insertTransfers(tx, [filler])
}
