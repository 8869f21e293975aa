import { inTransaction } from '../in-transaction.ts'
import type { World } from '../world.ts'
import { advanceChain } from './advance-chain.ts'
import { excludeTransaction } from './include-transactions.ts'
import { FIRST_BLOCK } from './play-stock.ts'
import { deleteTransaction, outputsOf, transactionsFrom } from './transactions-store.ts'

/**
 * Replaces the last `depth` blocks by empty ones. Transactions in them wait again; with `drop` they vanish for good,
 * ours too, and with them whatever spends their outputs. The first block, with the play stock in it, always stays.
 */
export function reorganiseChain(
  world: World,
  network: string,
  replaced: { readonly depth: number; readonly drop: boolean },
): number {
  return inTransaction(world, () => {
    const height = advanceChain(world, network)
    const from = height - replaced.depth + 1
    if (!Number.isSafeInteger(from) || from > height || from <= FIRST_BLOCK) {
      throw new RangeError(`Cannot replace ${replaced.depth} of ${height} blocks`)
    }
    world.store
      .prepare(
        `INSERT INTO branches (network, branch, from_height)
         SELECT ?, coalesce(max(branch), 0) + 1, ? FROM branches WHERE network = ?`,
      )
      .run(network, from, network)
    const taken = transactionsFrom(world, network, from)
    for (const transaction of taken) excludeTransaction(world, transaction)
    if (replaced.drop) for (const { txId } of taken) dropTransaction(world, network, txId)
    return height
  })
}

function dropTransaction(world: World, network: string, txId: string): void {
  for (const { spentBy } of outputsOf(world, network, txId)) {
    if (spentBy !== null) dropTransaction(world, network, spentBy)
  }
  deleteTransaction(world, network, txId)
}
