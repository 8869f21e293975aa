import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Adoption } from '@causeway/core/ports'
import { type JournalLine, writeAdoptedLine } from './adopted-line.ts'
import { createJournalIndex, type JournalIndex } from './journal-index.ts'
import { lineOf, linesOf, readJournalLine, writeJournalLine } from './journal-line.ts'
import { readLines } from './read-lines.ts'
import { syncFolder } from './witness-file.ts'

/** The journal holds a whole line that cannot be read: signing on could pay twice, so nothing is signed. */
export class JournalDamaged extends Error {
  override readonly name = 'JournalDamaged'
}

/** A line and its number, from 1. */
export type StoredLine = { readonly sequence: number; readonly line: JournalLine }

export type Journal = {
  /** Every signature of a transfer, first attempt first. */
  readonly attemptsOf: (transferId: string) => Promise<readonly StoredLine[]>
  /** The transfers that use something up. */
  readonly holdersOf: (use: string) => readonly string[]
  /** Lines after a number, in order: one for each transfer that a transaction pays, under the same number. */
  readonly after: (sequence: number, most: number) => Promise<readonly StoredLine[]>
  /** What left for customers in an asset since a moment: each transfer once. */
  readonly spentSince: JournalIndex['spentSince']
  readonly lines: () => number
  readonly hasTransaction: (network: string, txId: string) => boolean
  /** The highest nonce that the hot wallet of a network has a line of; null where it has none. */
  readonly highestNonce: (network: string) => bigint | null
  /** Takes in what was found on the chain. Returns after the line is on the disk for good. */
  readonly adopt: (adoption: Adoption, at: number) => Promise<void>
  /** Counts from now on; `sync` writes it down. */
  readonly append: (line: JournalLine) => void
  /** Returns after all lines are on the disk for good. */
  readonly sync: () => Promise<void>
  /** Reads what another process may have added. */
  readonly catchUp: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Opens or begins the journal: JSON lines that are only ever added. A last line without its line break was torn by a crash
 * before its bytes were given to anyone; it is cut off. The lines stay on the disk; what is asked at every signature is
 * held in memory.
 */
export async function openJournal(path: string): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+', 0o600)
  try {
    // The file's own entry in its folder must survive a crash too.
    await syncFolder(dirname(path))
    const journal = journalOn(path, file)
    await journal.catchUp()
    return journal
  } catch (error) {
    await file.close()
    throw error
  }
}

function journalOn(path: string, file: FileHandle): Journal {
  const index = createJournalIndex()

  const catchUp = async (): Promise<void> => {
    const { size } = await file.stat()
    if (size < index.size()) {
      throw new JournalDamaged(`${path} became shorter while it was in use`)
    }
    for await (const text of readLines(file, index.size(), size)) {
      index.add(readWholeLine(path, text.toString('utf8')), text.length + 1)
    }
    if (index.size() < size) {
      await file.truncate(index.size())
      await file.sync()
    }
  }
  let unwritten = ''
  const append = (text: string): void => {
    index.add(readJournalLine(text), Buffer.byteLength(text))
    unwritten += text
  }
  const sync = async (): Promise<void> => {
    if (unwritten === '') return
    await file.appendFile(unwritten)
    await file.sync()
    unwritten = ''
  }
  const lineAt = async (sequence: number): Promise<StoredLine> => {
    const { start, length } = index.placeOf(sequence)
    const bytes = Buffer.alloc(length)
    await file.read(bytes, 0, length, start)
    return { sequence, line: readWholeLine(path, bytes.toString('utf8')) }
  }
  const linesAt = async (sequences: readonly number[]): Promise<readonly StoredLine[]> => {
    const lines: StoredLine[] = []
    for (const sequence of sequences) lines.push(await lineAt(sequence))
    return lines
  }
  return {
    attemptsOf: async (transferId) =>
      (await linesAt(index.sequencesOf(transferId))).map(({ sequence, line }) => ({
        sequence,
        line: lineOf(line, transferId),
      })),
    holdersOf: index.holdersOf,
    after: async (sequence, most) =>
      (await linesAt(index.sequencesAfter(sequence, most))).flatMap(({ sequence: number, line }) =>
        linesOf(line).map((each) => ({ sequence: number, line: each })),
      ),
    spentSince: index.spentSince,
    lines: index.lines,
    hasTransaction: index.hasTransaction,
    highestNonce: index.highestNonce,
    append: (line) => append(writeJournalLine(line)),
    sync,
    adopt: (adoption, at) => {
      append(writeAdoptedLine(adoption, at))
      return sync()
    },
    catchUp,
    close: () => file.close(),
  }
}

function readWholeLine(path: string, text: string): JournalLine {
  try {
    return readJournalLine(text)
  } catch (cause) {
    throw new JournalDamaged(`${path} has a line that cannot be read: restore it`, { cause })
  }
}
