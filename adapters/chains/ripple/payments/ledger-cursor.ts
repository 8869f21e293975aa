import { readCount, readHash, readObject, type SeenLedger } from '../node/wire.ts'

/** Writes the last ledger that was read. */
export function writeLedgerCursor({ height, hash }: SeenLedger): string {
  return JSON.stringify({ height, hash })
}

/** Reads what `writeLedgerCursor` wrote; null where a cursor is none. */
export function readLedgerCursor(cursor: string): SeenLedger | null {
  try {
    const { height, hash } = readObject(JSON.parse(cursor))
    return { height: readCount(height), hash: readHash(hash) }
  } catch {
    return null
  }
}
