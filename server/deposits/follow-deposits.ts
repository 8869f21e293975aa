import type { ChainPort, PaymentStatus } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import type { DepositTable } from '../db/index.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { reverseDeposit } from './reverse-deposit.ts'

type Deposit = Selectable<DepositTable>

/** A deposit is watched this many blocks beyond the depth at which it counted. */
const WATCHED_BEYOND = 12
const MOST_AT_ONCE = 500
const LOOK_AGAIN_SECONDS = { open: 1, deep: 15 }

/**
 * Looks every open deposit of a chain up again: counts its blocks, books it when it is deep enough, and takes it back
 * when the chain no longer knows it.
 */
export async function followDeposits(needs: DepositNeeds, chain: ChainPort): Promise<void> {
  const due = await needs.database
    .direct()
    .selectFrom('deposit')
    .selectAll()
    .where('network', '=', chain.network)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(MOST_AT_ONCE)
    .execute()
  if (due.length === 0) return
  const statuses = await chain.paymentStatuses(
    due.map((deposit) => ({ txId: deposit.tx_id, outputIndex: deposit.output_index })),
  )
  for (const [index, deposit] of due.entries()) {
    const status = statuses[index]
    if (status === undefined) throw new Error(`${chain.network} answered too few statuses`)
    await follow(needs, deposit, status)
  }
}

async function follow(needs: DepositNeeds, deposit: Deposit, status: PaymentStatus): Promise<void> {
  if (status.state === 'gone') return reverseDeposit(needs, deposit)
  if (deposit.state === 'seen' && status.confirmations >= deposit.needed) {
    return confirmDeposit(needs, deposit, status)
  }
  await countBlocks(needs, deposit, status)
}

async function countBlocks(
  needs: DepositNeeds,
  deposit: Deposit,
  status: PaymentStatus,
): Promise<void> {
  const isDeep = deposit.state !== 'seen'
  const isFinal = isDeep && status.confirmations >= deposit.needed + WATCHED_BEYOND
  const seconds = isDeep ? LOOK_AGAIN_SECONDS.deep : LOOK_AGAIN_SECONDS.open
  const changed = status.confirmations !== deposit.confirmations
  const database = needs.database.direct()
  await database
    .updateTable('deposit')
    .set({
      confirmations: status.confirmations,
      block_hash: status.blockHash,
      due_at: isFinal ? null : sql<Date>`now() + ${seconds} * interval '1 second'`,
    })
    .where('id', '=', deposit.id)
    .where('state', '=', deposit.state)
    .execute()
  if (!changed || deposit.order_id === null || isDeep) return
  await database
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', deposit.order_id)
    .execute()
  needs.watch.changed(deposit.order_id)
}
