import { amount } from '@causeway/core/money'
import type { ChainPort, FoundSpending } from '@causeway/core/ports'
import { v7 as newId } from 'uuid'
import type { Tx } from '../db/index.ts'
import { retryOrder, saveHoldChoice } from '../order-store/retry-orders.ts'
import { lockOrder, recordEvent, transferIdOf } from '../orders/index.ts'
import { readSignerStatus, reverseSettlement } from '../transfers/index.ts'
import { cursorOf } from './examine-wallets.ts'
import { transferOfTransaction } from './known-spendings.ts'
import {
  findOrderPaid,
  findPlannedPayment,
  type MatchedOrder,
  type OutsidePayment,
  outsidePayments,
  ownPayIns,
} from './match-spending.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

/** A spending as the database has it now. */
export type WrittenSpending = {
  /** Null where it paid nobody but us, or the database knew it. */
  readonly payment: OutsidePayment | null
  /** Whose payout or refund it is; null: nobody's who is known here. */
  readonly orderId: string | null
  /** What the signer is to know it by. */
  readonly transferId: string
}

/**
 * Says which transfer a spending is that the journal does not know. One that the database does not know either is written
 * down: as the payment that is planned already, as that of an
 * order that is here, or as lost. Doing it again finds it written.
 */
export async function writeSpending(
  needs: ReconcileNeeds,
  chain: ChainPort,
  found: FoundSpending,
): Promise<WrittenSpending> {
  const direct = needs.database.direct()
  const own = await transferOfTransaction(direct, found.txId)
  if (own !== null) return { payment: null, ...own }
  const [payment = null] = await outsidePayments(direct, chain.network, found)
  const before = await direct
    .selectFrom('recalled_signature')
    .select(['transfer_id', 'order_id'])
    .where('tx_id', '=', found.txId)
    .executeTakeFirst()
  if (before !== undefined) {
    return { payment, orderId: before.order_id, transferId: before.transfer_id }
  }
  const planned = payment === null ? null : await findPlannedPayment(direct, chain.network, payment)
  if (planned !== null) return { payment, ...planned }
  const matched = payment === null ? null : await findOrderPaid(direct, chain.network, payment)
  if (payment === null || matched === null) {
    const transferId = await writeLost(needs, chain, { found, payment })
    return { payment, orderId: null, transferId }
  }
  const transferId = await writeMatched(needs, chain, { found, payment, matched })
  return { payment, orderId: matched.orderId, transferId }
}

/** Writes down what pay-in addresses have sent unknown to the database: all of it stayed ours but the network's fee. */
export async function writeSweeps(needs: ReconcileNeeds, chain: ChainPort): Promise<void> {
  const since = await cursorOf(needs, chain.network)
  if (chain.findSweeps === undefined || since === null) return
  const direct = needs.database.direct()
  const owned = (candidates: readonly string[]) => ownPayIns(direct, chain.network, candidates)
  for (const found of await chain.findSweeps(since, owned)) {
    const known = await direct
      .selectFrom('recalled_signature')
      .select('tx_id')
      .where('tx_id', '=', found.txId)
      .executeTakeFirst()
    if (known !== undefined || (await transferOfTransaction(direct, found.txId)) !== null) continue
    await writeLost(needs, chain, { found, payment: null })
  }
}

/** It left the wallet for nobody who is known here: booked when it is deep. */
async function writeLost(
  { database, catalogue }: ReconcileNeeds,
  chain: ChainPort,
  { found, payment }: { readonly found: FoundSpending; readonly payment: OutsidePayment | null },
): Promise<string> {
  const feeAsset = catalogue.network(chain.network)?.feeAsset ?? chain.assets[0] ?? ''
  const sent = payment?.amount ?? amount(feeAsset, 0n)
  const transferId = newId()
  await database
    .direct()
    .insertInto('recalled_signature')
    .values({
      ...signatureOf(chain, found),
      transfer_id: transferId,
      kind: payment === null ? 'gas' : 'payout',
      asset: sent.asset,
      units: sent.units,
      destination: payment?.address ?? chain.hotWalletAddress(sent.asset),
      extra_id: payment?.extraId ?? null,
      record: '',
      order_id: null,
      settlement_number: null,
      is_lost: true,
    })
    .execute()
  return transferId
}

type Matched = {
  readonly found: FoundSpending
  readonly payment: OutsidePayment
  readonly matched: MatchedOrder
}

/** The order is settled as it was paid, by the same way as one that the signer remembers. */
async function writeMatched(
  needs: ReconcileNeeds,
  chain: ChainPort,
  { found, payment, matched }: Matched,
): Promise<string> {
  const { orderId, kind } = matched
  await takeUnsignedBack(needs, orderId)
  return needs.database.transaction('adopt_spending', async (tx) => {
    const order = await lockOrder(tx, orderId)
    const number = (await lastSettlement(tx, orderId)) + 1
    const transferId = transferIdOf(orderId, number)
    const { asset, units } = payment.amount
    await tx
      .insertInto('recalled_signature')
      .values({
        ...signatureOf(chain, found),
        transfer_id: transferId,
        kind,
        asset,
        units,
        destination: payment.address,
        extra_id: payment.extraId,
        // Nobody remembers the terms: what was paid is what all that came in was worth.
        record: JSON.stringify({
          orderId,
          settlement: number,
          kind,
          assetIn: order.asset_from,
          unitsIn: null,
          gross: units.toString(),
          exchangeFee: '0',
          networkFee: '0',
        }),
        order_id: orderId,
        settlement_number: number,
        is_lost: false,
      })
      .execute()
    await saveHoldChoice(tx, orderId, kind === 'payout' ? 'exchange' : 'refund')
    await retryOrder(tx, orderId)
    return transferId
  })
}

/** What was settled since, at another rate, and never signed would be a second payment. */
async function takeUnsignedBack(needs: ReconcileNeeds, orderId: string): Promise<void> {
  const unsigned = await needs.database
    .direct()
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.id')
    .select('settlement.id')
    .where('settlement.order_id', '=', orderId)
    .where('settlement.taken_back_at', 'is', null)
    // What a payout left over goes with that payout.
    .where('settlement.rest_of', 'is', null)
    .where((where) =>
      where.or([
        where('transfer.id', 'is', null),
        where('transfer.state', 'in', ['planned', 'reserved']),
      ]),
    )
    .execute()
  for (const { id: settlementId } of unsigned) {
    const signer = await readSignerStatus(needs, settlementId)
    const at = new Date(needs.clock.now())
    const taken = await needs.database.transaction('take_settlement_back', async (tx) => {
      const order = await lockOrder(tx, orderId)
      const answer = await reverseSettlement(tx, needs, { order, settlementId, at, signer })
      if (answer !== 'taken') return answer
      await recordEvent(tx, order, 'settlement_taken_back', { at })
      return answer
    })
    if (taken === 'taken' || taken === 'too_late') continue
    throw new Error(
      `Order ${orderId} is in work: stop every process, wait 20 seconds, run it again`,
    )
  }
}

function signatureOf(chain: ChainPort, { txId, bytes }: FoundSpending) {
  return {
    attempt: 1,
    sequence: 0n,
    network: chain.network,
    source: 'hot',
    tx_id: txId,
    bytes,
    plan: '{}',
  }
}

async function lastSettlement(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('settlement')
    .select((build) => build.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.last ?? 0
}
