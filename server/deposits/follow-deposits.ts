import type { ChainPort, PaymentStatus } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import type { DepositTable } from '../db/index.ts'
import { raiseNeeded } from '../deposit-store/change-deposit.ts'
import { lockOrder } from '../orders/index.ts'
import { confirmDeposits } from './confirm-deposit.ts'
import { type Counted, countBlocks } from './count-blocks.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { isCounted, readVariants } from './payment-variants.ts'
import { readAgain, type UnreadDeposit } from './read-again.ts'
import { reverseDeposit } from './reverse-deposit.ts'
import { statusesOf } from './statuses-of.ts'
import { returnDeposit } from './suspense/return-deposit.ts'

type Deposit = Selectable<DepositTable>

const MOST_AT_ONCE = 500

/**
 * Looks every open deposit of a chain up again: counts its blocks, books it when it is deep enough, takes it back when
 * the chain no longer knows it, and takes it up again when it has returned. A deposit counts in the block in which a scan
 * read it, and in no other: there the same transaction may have paid something else.
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
  const found: Found = { unread: [], counted: [], deep: [] }
  for (const each of await statusesOf(chain, due)) await follow(needs, each, found)
  const { counted, deep, unread } = found
  await confirmDeposits(needs, deep)
  await countBlocks(needs, counted)
  if (unread.length > 0) await readAgain(needs, chain, unread)
}

/** What is to be written down of the deposits that were looked up. */
type Found = {
  /** In a block where no scan has read it yet. */
  readonly unread: UnreadDeposit[]
  readonly counted: Counted[]
  /** Deep enough to be booked. */
  readonly deep: Counted[]
}

async function follow(
  needs: DepositNeeds,
  { deposit, status }: Counted,
  { counted, deep, unread }: Found,
): Promise<void> {
  const { blockHash } = status
  const unconfirmed = { deposit, status: { ...status, confirmations: 0 } }
  if (!isCounted(deposit)) {
    if (!(await isBackAgain(needs, deposit, status))) counted.push(unconfirmed)
    return
  }
  if (status.state === 'gone') return reverseDeposit(needs, deposit)
  if (blockHash !== null && blockHash !== deposit.block_hash) {
    const variant = await readVariantIn(needs, deposit, blockHash)
    if (variant !== null) return reverseDeposit(needs, deposit, variant)
    counted.push(unconfirmed)
    unread.push({ deposit, blockHash })
    return
  }
  const isDeep =
    deposit.state === 'seen' && status.confirmations >= (await neededNow(needs, deposit))
  const kind = isDeep ? deep : counted
  kind.push({ deposit, status })
}

/** A coin that needs more confirmations since the payment was seen needs them of this one, too. */
async function neededNow({ catalogue, database }: DepositNeeds, deposit: Deposit): Promise<number> {
  const least = catalogue.find(deposit.asset)?.confirmations ?? 0
  if (least > deposit.needed) await raiseNeeded(database.direct(), deposit.id, least)
  return Math.max(least, deposit.needed)
}

/** What a scan read at the deposit's place in that block, if it was something else. */
async function readVariantIn(
  needs: DepositNeeds,
  { network, tx_id: txId, output_index: outputIndex }: Deposit,
  blockHash: string,
): Promise<Deposit | null> {
  const variants = await readVariants(needs.database.direct(), network, { txId, outputIndex })
  return variants.find((variant) => variant.block_hash === blockHash) ?? null
}

/** The scan reports what returns in a new block; what returned to the block it was read in is found here. */
async function isBackAgain(
  needs: DepositNeeds,
  known: Deposit,
  status: PaymentStatus,
): Promise<boolean> {
  const isBack =
    status.state !== 'gone' &&
    (status.blockHash === known.block_hash ||
      status.blockHash === null ||
      known.block_hash === null)
  return isBack && takeUpAgain(needs, known, status)
}

/** False where another variant of the payment counts, or may be the one that has returned. */
async function takeUpAgain(
  needs: DepositNeeds,
  known: Deposit,
  { blockHash }: PaymentStatus,
): Promise<boolean> {
  const told = await needs.database.transaction('return_deposit', async (tx) => {
    const order = known.order_id === null ? null : await lockOrder(tx, known.order_id)
    const deposit = await tx
      .selectFrom('deposit')
      .selectAll()
      .where('id', '=', known.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (deposit.state !== known.state || deposit.round !== known.round) return null
    const { network, tx_id: txId, output_index: outputIndex } = deposit
    const variants = await readVariants(tx, network, { txId, outputIndex })
    const isSure = blockHash !== null && blockHash === deposit.block_hash
    if (variants.some(isCounted) || (variants.length > 1 && !isSure)) return 'another_variant'
    return returnDeposit(tx, needs, deposit, { order, blockHash: null })
  })
  if (told === 'another_variant') return false
  if (told === null) return true
  needs.watch.changed(told)
  needs.wake('orders')
  return true
}
