import { isPayoutCurrency } from '@causeway/core/affiliates'
import { amount } from '@causeway/core/money'
import { partOf } from '@causeway/core/ports'
import { type Insertable, sql } from 'kysely'
import { insertAffiliatePayout } from '../commissions/affiliate-payouts.ts'
import { readPayoutRecord } from '../commissions/payout-record.ts'
import type { Database, Tables, Tx } from '../db/index.ts'
import { insertTransferOnce } from '../transfer-store/insert-transfers.ts'
import { advanceNonce, storePlan, storeSource } from '../transfers/index.ts'
import { type DoubtfulSettlement, prepareOrders } from './prepare-orders.ts'
import type { LostSignature } from './sort-history.ts'

/**
 * Writes forgotten signatures down, all or none, and makes the orders of recalled settlements ready. Answers what
 * `prepareOrders` leaves to an operator. Doing it again changes nothing.
 */
export async function writeForgotten(
  database: Database,
  forgotten: readonly LostSignature[],
): Promise<readonly DoubtfulSettlement[]> {
  return database.transaction('write_forgotten', async (tx) => {
    for (const each of forgotten) await restoreSignature(tx, each)
    return prepareOrders(
      tx,
      forgotten.filter(({ kind }) => kind === 'settled'),
    )
  })
}

/** Writes one forgotten signature down, moves its wallet's nonce past it, and has a transfer of our own taken up. */
async function restoreSignature(tx: Tx, forgotten: LostSignature): Promise<void> {
  await tx
    .insertInto('recalled_signature')
    .values(signatureRow(forgotten))
    .onConflict((conflict) => conflict.columns(['transfer_id', 'attempt']).doNothing())
    .execute()
  const { intent, reservation } = forgotten.plan
  if (reservation.kind === 'nonce') {
    const wallet = { network: intent.network, source: storeSource(intent.source) }
    await advanceNonce(tx, wallet, reservation.nonce)
  }
  if (forgotten.kind === 'own') await addTransfer(tx, forgotten)
  if (forgotten.kind === 'commission') await addPayout(tx, forgotten)
}

/** It was paid, so it leaves the balance here too, which may come out below zero until the lost orders are matched. */
async function addPayout(tx: Tx, { plan: { intent } }: LostSignature): Promise<void> {
  const record = readPayoutRecord(intent.record)
  const { asset, units } = intent.amount
  if (record === null || !isPayoutCurrency(asset)) throw new Error('A payout has no record')
  await insertAffiliatePayout(tx, {
    ...record,
    id: intent.transferId,
    sent: amount(asset, units),
    network: intent.network,
    destination: intent.destination,
    at: new Date(),
    isHeld: false,
  })
}

function signatureRow({
  plan,
  signed,
  record,
  kind,
  sequence,
}: LostSignature): Insertable<Tables['recalled_signature']> {
  const { intent, attempt } = plan
  return {
    transfer_id: intent.transferId,
    attempt,
    sequence: BigInt(sequence),
    kind: intent.kind,
    network: intent.network,
    source: storeSource(intent.source),
    asset: intent.amount.asset,
    units: intent.amount.units,
    destination: intent.destination,
    extra_id: intent.extraId,
    record: intent.record,
    tx_id: signed.txId,
    bytes: signed.bytes,
    plan: storePlan(plan),
    ...partOf(plan),
    order_id: record?.orderId ?? null,
    settlement_number: record?.settlement ?? null,
    is_lost: kind === 'lost',
  }
}

/** It begins as planned: the first worker that takes it up asks the signer, and goes on with what was signed. */
async function addTransfer(tx: Tx, { plan }: LostSignature): Promise<void> {
  const { intent } = plan
  await insertTransferOnce(tx, {
    id: intent.transferId,
    kind: intent.kind,
    source: storeSource(intent.source),
    record: intent.record,
    network: intent.network,
    asset: intent.amount.asset,
    units: intent.amount.units,
    destination: intent.destination,
    extra_id: intent.extraId,
    created_at: sql<Date>`now()`,
  })
}
