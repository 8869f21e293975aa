import { readList, readObject, readText } from '../node/wire.ts'

export type SeenBlock = { readonly height: number; readonly hash: string }

/** Blocks that a cursor remembers, so that it finds the way back after a reorganisation this deep. */
export const BLOCKS_REMEMBERED = 64

/** Writes the blocks seen last, newest last. */
export function writeBlockCursor(blocks: readonly SeenBlock[]): string {
  return JSON.stringify(
    blocks.slice(-BLOCKS_REMEMBERED).map(({ height, hash }) => ({ height, hash })),
  )
}

/** Reads what `writeBlockCursor` wrote. A cursor that is none remembers nothing. */
export function readBlockCursor(cursor: string): readonly SeenBlock[] {
  try {
    return readList(JSON.parse(cursor), (item) => {
      const { height, hash } = readObject(item)
      if (typeof height !== 'number' || !Number.isSafeInteger(height)) throw new TypeError('height')
      return { height, hash: readText(hash) }
    })
  } catch {
    return []
  }
}
