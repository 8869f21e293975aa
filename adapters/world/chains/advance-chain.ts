import { inTransaction } from '../in-transaction.ts'
import type { World } from '../world.ts'
import { blockHash } from './block-hash.ts'
import { includeTransactions } from './include-transactions.ts'

type Progress = { readonly height: number; readonly lastBlockAt: number }

/**
 * Makes the blocks that are due since anyone looked last, and says the height. Blocks need no timer: nobody can tell
 * a block that came on time from one made when it is first looked for.
 */
export function advanceChain(world: World, network: string): number {
  const seen = progressOf(world, network)
  if (blocksDue(world, seen) === 0 && !isAhead(world, seen)) return seen.height
  return inTransaction(world, () => {
    const progress = progressOf(world, network)
    // A clock that was put back must not stop the chain until it has caught up.
    if (isAhead(world, progress)) {
      saveProgress(world, network, { ...progress, lastBlockAt: world.clock.now() })
      return progress.height
    }
    const due = blocksDue(world, progress)
    const lastBlockAt = progress.lastBlockAt + due * world.blockMilliseconds
    return addBlocks(world, network, { from: progress.height, count: due, lastBlockAt })
  })
}

/** Makes `count` blocks at once; the next one by the clock comes a whole interval later. Answers the height. */
export function mineBlocks(world: World, network: string, count: number): number {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('Mine one block or more')
  return inTransaction(world, () => {
    const from = advanceChain(world, network)
    return addBlocks(world, network, { from, count, lastBlockAt: world.clock.now() })
  })
}

/** The last block there is now. */
export function headOf(world: World, network: string): { height: number; hash: string } {
  const height = advanceChain(world, network)
  return { height, hash: blockHash(world, network, height) }
}

function addBlocks(
  world: World,
  network: string,
  added: { readonly from: number; readonly count: number; readonly lastBlockAt: number },
): number {
  const height = added.from + added.count
  if (added.count > 0) includeTransactions(world, network, added.from + 1)
  saveProgress(world, network, { height, lastBlockAt: added.lastBlockAt })
  return height
}

function blocksDue(world: World, progress: Progress): number {
  const passed = world.clock.now() - progress.lastBlockAt
  return Math.max(0, Math.floor(passed / world.blockMilliseconds))
}

function isAhead(world: World, progress: Progress): boolean {
  return progress.lastBlockAt - world.clock.now() > world.blockMilliseconds
}

function progressOf(world: World, network: string): Progress {
  const row = world.store
    .prepare('SELECT height, last_block_at FROM networks WHERE network = ?')
    .get(network)
  if (row === undefined) throw new Error(`The sandbox world has no network ${network}`)
  return { height: Number(row.height), lastBlockAt: Number(row.last_block_at) }
}

function saveProgress(world: World, network: string, progress: Progress): void {
  world.store
    .prepare('UPDATE networks SET height = ?, last_block_at = ? WHERE network = ?')
    .run(progress.height, progress.lastBlockAt, network)
}
