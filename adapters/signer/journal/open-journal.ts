import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type JournalLine, readJournalLine, writeJournalLine } from './journal-line.ts'

const LINE_BREAK = 0x0a

/** The journal holds a whole line that cannot be read: signing on could pay twice, so nothing is signed. */
export class JournalDamaged extends Error {
  override readonly name = 'JournalDamaged'
}

export type Journal = {
  readonly byTransfer: (transferId: string) => JournalLine | null
  /** The line that uses something up already. */
  readonly byUse: (use: string) => JournalLine | null
  /** Returns after the line is on the disk for good. */
  readonly append: (line: JournalLine) => Promise<void>
  /** Reads what another process may have added. */
  readonly catchUp: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Opens or begins the journal: JSON lines that are only ever added. A last line without its line break was torn by a crash
 * before its bytes were given to anyone; it is cut off.
 */
export async function openJournal(path: string): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+', 0o600)
  try {
    // The file's own entry in its folder must survive a crash too.
    await syncFolder(dirname(path))
    return await readJournal(path, file)
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readJournal(path: string, file: FileHandle): Promise<Journal> {
  const transfers = new Map<string, JournalLine>()
  const uses = new Map<string, JournalLine>()
  let size = 0

  const remember = (line: JournalLine): void => {
    transfers.set(line.transferId, line)
    for (const use of line.uses) uses.set(use, line)
  }
  const catchUp = async (): Promise<void> => {
    const added = await readFrom(file, size)
    const whole = added.subarray(0, added.lastIndexOf(LINE_BREAK) + 1)
    for (const text of whole.toString('utf8').split('\n').slice(0, -1)) {
      remember(readWholeLine(path, text))
    }
    size += whole.length
    if (whole.length < added.length) {
      await file.truncate(size)
      await file.sync()
    }
  }
  await catchUp()
  return {
    byTransfer: (transferId) => transfers.get(transferId) ?? null,
    byUse: (use) => uses.get(use) ?? null,
    append: async (line) => {
      const bytes = Buffer.from(writeJournalLine(line))
      await file.appendFile(bytes)
      await file.sync()
      size += bytes.length
      remember(line)
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

async function readFrom(file: FileHandle, start: number): Promise<Buffer> {
  const { size } = await file.stat()
  if (size < start) throw new JournalDamaged('The journal became shorter while it was in use')
  const bytes = Buffer.alloc(size - start)
  let done = 0
  while (done < bytes.length) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, start + done)
    if (bytesRead === 0) break
    done += bytesRead
  }
  return bytes.subarray(0, done)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
