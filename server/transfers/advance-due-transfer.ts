import { transferTransitions } from '@causeway/core/orders'
import type { ChainPort, SignedTransfer } from '@causeway/core/ports'
import {
  backOffTransfer,
  type ClaimedTransfer,
  claimTransfer,
  LeaseLost,
  releaseTransfer,
  saveTransfer,
} from './claim-transfer.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { loseTransfer } from './lose-transfer.ts'
import { CannotCompose, reserveTransfer } from './reserve-transfer.ts'
import { readPlan } from './stored-plan.ts'
import type { TransferNeeds } from './transfer-needs.ts'

/** A payout is watched this many blocks beyond the depth at which it counted as finished. */
const WATCHED_BEYOND = 12
const AGAIN = { halted: 5000, pending: 700, deep: 15_000 }

type LookAgain = number | null

/** Takes one due transfer as far as it goes now. Answers false where nothing is due. */
export async function advanceDueTransfer(needs: TransferNeeds): Promise<boolean> {
  const transfer = await claimTransfer(needs.database)
  if (transfer === null) return false
  try {
    const again = await advance(needs, transfer)
    await releaseTransfer(needs.database, transfer, again)
  } catch (error) {
    await giveBack(needs, transfer, error)
  }
  needs.watch.changed(transfer.order_id)
  return true
}

async function advance(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<LookAgain> {
  const chain = needs.chains.get(transfer.network)
  if (chain === undefined) throw new Error(`No chain is wired for ${transfer.network}`)
  switch (transfer.state) {
    case 'planned':
    case 'reserved':
      if (await isHalted(needs, transfer)) return AGAIN.halted
      if (await waitsForDeposits(needs, transfer)) return AGAIN.halted
      return send(needs, chain, transfer)
    case 'signed':
      if (await isHalted(needs, transfer)) return AGAIN.halted
      return send(needs, chain, transfer)
    case 'broadcast':
      return look(needs, chain, transfer)
    case 'confirmed':
      return look(needs, chain, transfer)
    case 'failed':
    case 'cancelled':
      return null
  }
}

/** Reserved, signed, saved, and only then broadcast; a crash between any two goes on where it stopped. */
async function send(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  const saved = await readSigned(needs, transfer)
  const signed = saved ?? (await signAndSave(needs, chain, transfer))
  const answer = await chain.broadcast(signed)
  if (answer.outcome === 'rejected') {
    // The bytes may have been mined although the node now refuses them; only the chain can tell.
    const status = await chain.transactionStatus(signed.txId)
    if (status.state === 'unknown') throw new Error(`Broadcast refused: ${answer.reason}`)
  }
  await saveTransfer(needs.database.direct(), transfer, {
    state: transferTransitions.signed.sent_out ?? 'broadcast',
    broadcast_at: transfer.broadcast_at ?? new Date(needs.clock.now()),
  })
  await touchOrder(needs, transfer)
  return AGAIN.pending
}

async function readSigned(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
): Promise<SignedTransfer | null> {
  if (transfer.state !== 'signed') return null
  const row = await needs.database
    .direct()
    .selectFrom('transfer_transaction')
    .select(['tx_id', 'bytes'])
    .where('transfer_id', '=', transfer.id)
    .orderBy('attempt', 'desc')
    .executeTakeFirstOrThrow()
  return {
    transferId: transfer.id,
    network: transfer.network,
    txId: row.tx_id,
    bytes: row.bytes,
  }
}

async function signAndSave(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<SignedTransfer> {
  const plan =
    transfer.plan === null ? await reserveTransfer(needs, chain, transfer) : readPlan(transfer.plan)
  const signed = await needs.signer.sign(plan)
  await needs.database.transaction(async (tx) => {
    await tx
      .insertInto('transfer_transaction')
      .values({
        tx_id: signed.txId,
        transfer_id: transfer.id,
        attempt: 1,
        bytes: signed.bytes,
        created_at: new Date(needs.clock.now()),
      })
      .execute()
    await saveTransfer(tx, transfer, {
      state: transferTransitions.reserved.bytes_saved ?? 'signed',
    })
  })
  return signed
}

async function look(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  const sent = await needs.database
    .direct()
    .selectFrom('transfer_transaction')
    .select('tx_id')
    .where('transfer_id', '=', transfer.id)
    .orderBy('attempt', 'desc')
    .executeTakeFirstOrThrow()
  const status = await chain.transactionStatus(sent.tx_id)
  const needed = needs.catalogue.find(transfer.asset)?.confirmations ?? 1
  if (status.state === 'unknown') {
    await loseTransfer(needs, transfer)
    return 0
  }
  if (status.state === 'pending') {
    if (transfer.state === 'confirmed') await loseTransfer(needs, transfer)
    return AGAIN.pending
  }
  if (transfer.state === 'broadcast' && status.confirmations >= needed) {
    await confirmTransfer(needs, transfer, { txId: sent.tx_id, ...status })
    return AGAIN.pending
  }
  if (transfer.state === 'broadcast') return AGAIN.pending
  if (status.confirmations < needed + WATCHED_BEYOND) return AGAIN.deep
  await freeInputs(needs, transfer)
  return null
}

/** Until no reorganisation can bring them back, spent outputs stay reserved: the same bytes may have to go again. */
async function freeInputs(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<void> {
  await needs.database
    .direct()
    .deleteFrom('reserved_input')
    .where('transfer_id', '=', transfer.id)
    .execute()
}

/**
 * A halt of everything, of the network or of the asset stops what has not been signed or sent yet; so does one of the
 * network that the customer paid in on, whose deposits cannot be believed.
 */
async function isHalted(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<boolean> {
  const halt = await needs.database
    .direct()
    .selectFrom('halt')
    .select('scope')
    .where((where) =>
      where.or([
        where('scope', 'in', ['all', transfer.network, transfer.asset]),
        where('scope', '=', (select) =>
          select
            .selectFrom('orders')
            .select('network_from')
            .where('orders.id', '=', transfer.order_id),
        ),
      ]),
    )
    .executeTakeFirst()
  return halt !== undefined
}

/** Nothing is signed while a reorganisation has put a deposit that it rests on back among the unconfirmed. */
async function waitsForDeposits(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<boolean> {
  const shallow = await needs.database
    .direct()
    .selectFrom('deposit')
    .select('id')
    .where('settlement_id', '=', transfer.settlement_id)
    .whereRef('confirmations', '<', 'needed')
    .executeTakeFirst()
  return shallow !== undefined
}

async function touchOrder(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<void> {
  await needs.database
    .direct()
    .updateTable('orders')
    .set((build) => ({ version: build('version', '+', 1) }))
    .where('id', '=', transfer.order_id)
    .execute()
}

/** What a worker whose lease passed to another met on its way no longer counts. */
async function backOffOrLeave(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<boolean | 'not_ours'> {
  if (error instanceof LeaseLost) return 'not_ours'
  try {
    return await backOffTransfer(needs.database, transfer, error)
  } catch (lost) {
    if (lost instanceof LeaseLost) return 'not_ours'
    throw lost
  }
}

async function giveBack(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<void> {
  const dead = await backOffOrLeave(needs, transfer, error)
  if (dead === 'not_ours') return
  const name =
    error instanceof CannotCompose && error.code === 'insufficient_funds'
      ? 'wallet_low'
      : dead
        ? 'transfer_dead'
        : 'transfer_failed'
  needs.alert(name, {
    transferId: transfer.id,
    network: transfer.network,
    asset: transfer.asset,
    error: String(error),
  })
}
