import { readBlockAt } from '../node/chain-view.ts'
import { type NodeClient, NodeUnavailable } from '../node/node-client.ts'
import type { Block } from '../node/wire.ts'
import { readBlockCursor, type SeenBlock } from './block-cursor.ts'

/** Blocks read by one scan; the cursor takes up the rest. */
export const BLOCKS_PER_SCAN = 25
// How far back a scan begins whose cursor helps no further: a day of Ethereum's blocks.
const BLOCKS_BACK_WHEN_LOST = 7_200

export type Walk = {
  /** Blocks of the cursor that the chain still has, and those read now. */
  readonly remembered: readonly SeenBlock[]
  /** New blocks in order, each the child of the one before. */
  readonly blocks: readonly Block[]
}

/**
 * The blocks after a cursor, from the fork on where some of the cursor's were replaced. Null while the node's head is
 * below the cursor: a node that has fallen behind says nothing new, and another branch counts once it is as long.
 */
export async function walkBlocks(
  node: NodeClient,
  cursor: string,
  head: SeenBlock,
): Promise<Walk | null> {
  const before = readBlockCursor(cursor)
  const newest = before.at(-1)
  if (newest !== undefined && head.height < newest.height) return null
  const seen = await commonPart(node, before)
  const first = firstHeight(seen, before, head)
  const blocks = await readBlocks(node, seen.at(-1), { first, last: head.height })
  return { remembered: [...seen, ...blocks], blocks }
}

/** The blocks of a cursor that are still in the chain. */
async function commonPart(
  node: NodeClient,
  blocks: readonly SeenBlock[],
): Promise<readonly SeenBlock[]> {
  for (let length = blocks.length; length > 0; length -= 1) {
    const newest = blocks[length - 1]
    if (newest === undefined) break
    const now = await readBlockAt(node, newest.height, false)
    if (now?.hash === newest.hash) return blocks.slice(0, length)
  }
  return []
}

function firstHeight(
  seen: readonly SeenBlock[],
  before: readonly SeenBlock[],
  head: SeenBlock,
): number {
  const newest = seen.at(-1)
  if (newest !== undefined) return newest.height + 1
  const oldest = before[0]?.height ?? head.height
  return Math.max(0, oldest - BLOCKS_BACK_WHEN_LOST)
}

/** It stops where the chain changes under the reader, and fails where the node lacks a block below its own head. */
async function readBlocks(
  node: NodeClient,
  parent: SeenBlock | undefined,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<readonly Block[]> {
  const end = Math.min(last, first + BLOCKS_PER_SCAN - 1)
  const heights = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index)
  const read = await Promise.all(heights.map((height) => readBlockAt(node, height, true)))
  const blocks: Block[] = []
  let parentHash = parent?.hash
  for (const [index, block] of read.entries()) {
    if (block === null) {
      // Going on without it would lose what it paid us; an operator has to give us a node that has it.
      throw new NodeUnavailable(`The node lacks block ${first + index} below its head ${last}`)
    }
    if (parentHash !== undefined && block.parentHash !== parentHash) break
    blocks.push(block)
    parentHash = block.hash
  }
  return blocks
}
