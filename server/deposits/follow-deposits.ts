import type { ChainPort, PaymentStatus } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import type { DepositTable } from '../db/index.ts'
import { lockOrder } from '../orders/index.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { countBlocks } from './count-blocks.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { returnDeposit } from './return-deposit.ts'
import { reverseDeposit } from './reverse-deposit.ts'

type Deposit = Selectable<DepositTable>

const MOST_AT_ONCE = 500

/**
 * Looks every open deposit of a chain up again: counts its blocks, books it when it is deep enough, takes it back when
 * the chain no longer knows it, and takes it up again when it has returned.
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
  const hadVanished = deposit.state === 'gone' || deposit.state === 'reversed'
  const isGone = status.state === 'gone'
  if (isGone && !hadVanished) return reverseDeposit(needs, deposit)
  if (!isGone && hadVanished) return takeUpAgain(needs, deposit)
  if (deposit.state === 'seen' && status.confirmations >= deposit.needed) {
    return confirmDeposit(needs, deposit, status)
  }
  await countBlocks(needs, deposit, status)
}

/** The scan reports what returns in a new block; what it had passed already is found here. */
async function takeUpAgain(needs: DepositNeeds, known: Deposit): Promise<void> {
  const told = await needs.database.transaction(async (tx) => {
    const order = known.order_id === null ? null : await lockOrder(tx, known.order_id)
    const deposit = await tx
      .selectFrom('deposit')
      .selectAll()
      .where('id', '=', known.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (deposit.state !== known.state || deposit.round !== known.round) return null
    return returnDeposit(tx, needs, deposit, order)
  })
  if (told === null) return
  needs.watch.changed(told)
  needs.wake()
}
