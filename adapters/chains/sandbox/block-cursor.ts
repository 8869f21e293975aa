import { countField, listField, textField } from '../../world/index.ts'

/** A block that the last scan had seen. */
export type KnownBlock = { readonly height: number; readonly hash: string }

const EVERY_BLOCK_BACK_TO = 6

/**
 * Heights to remember with the head: the last six, then ever wider steps down to the first, so that after a
 * reorganisation of any depth one of them is still on the chain.
 */
export function rememberedHeights(head: number): readonly number[] {
  const heights: number[] = []
  for (let height = head, step = 1; height > 0; height -= step) {
    heights.push(height)
    if (head - height >= EVERY_BLOCK_BACK_TO) step *= 2
  }
  return heights
}

/** Writes what a scan has seen, the newest block first. */
export function writeCursor(blocks: readonly KnownBlock[]): string {
  return JSON.stringify({ blocks })
}

/** The blocks of a cursor; none where there is no cursor or it is not one of ours: the scan then starts anew. */
export function readCursor(cursor: string | null): readonly KnownBlock[] {
  if (cursor === null) return []
  try {
    return readKnownBlocks(JSON.parse(cursor))
  } catch {
    return []
  }
}

/** Reads `blocks` out of a reply or a cursor. */
export function readKnownBlocks(value: unknown): readonly KnownBlock[] {
  return listField(value, 'blocks', (block) => ({
    height: countField(block, 'height'),
    hash: textField(block, 'hash'),
  }))
}
