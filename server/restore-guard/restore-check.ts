import type { Clock, SignerPort, Witness } from '@causeway/core/ports'
import type { Database } from '../db/index.ts'
import { raiseGeneration, readGeneration, readNextIndices } from './generation-store.ts'
import { readJournal } from './read-journal.ts'
import { haltAfterRestore } from './restore-halt.ts'

export type RestoreCheckNeeds = {
  readonly database: Database
  readonly signer: Pick<SignerPort, 'history' | 'witness' | 'remember' | 'journalState'>
  readonly clock: Clock
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}

/** `older`: the signer remembers what this database does not, or has forgotten what it knows. Everything is halted then. */
export type RestoreCheckAnswer = 'current' | 'older'

/**
 * Asks once whether the database is the newest that the signer has seen (architecture, decision 9): answers a function to
 * be called again and again, from any number of processes. The witness is read before the database, and remembered after
 * it was raised there, so that what is remembered never lies ahead of a database that lost nothing. Throws where signer or
 * database do not answer.
 */
export function createRestoreCheck(needs: RestoreCheckNeeds): () => Promise<RestoreCheckAnswer> {
  return async () => {
    const witness = await needs.signer.witness()
    const own = await readGeneration(needs.database)
    if (witness !== null && witness.generation > own.number) {
      return reportOlder(
        needs,
        `it says ${own.number}, and the signer has seen ${witness.generation}`,
      )
    }
    const { lines } = await needs.signer.journalState()
    if (lines < own.journalSequence) {
      return reportJournalOlder(needs, `it has ${lines} lines and had ${own.journalSequence}`)
    }
    const journal = await compareJournal(needs, own.journalSequence)
    if (journal.unknown.length > 0) {
      const [first] = journal.unknown
      return reportOlder(needs, `it does not know transfer ${first}, which is signed`)
    }
    const generation = await raiseGeneration(needs.database, journal.last)
    await remember(needs, { generation, nextIndices: await readNextIndices(needs.database) })
    return 'current'
  }
}

async function reportOlder(needs: RestoreCheckNeeds, why: string): Promise<RestoreCheckAnswer> {
  await haltAfterRestore(needs, why)
  needs.alert('database_older', { why, remedy: 'stop the product and run doctor --reconcile' })
  return 'older'
}

/** The database goes on counting, the journal does not: it was lost, or put back to an older copy. */
async function reportJournalOlder(
  needs: RestoreCheckNeeds,
  why: string,
): Promise<RestoreCheckAnswer> {
  await haltAfterRestore(needs, `the signer's journal came back older: ${why}`)
  const remedy =
    'put its newest copy back; if it is lost, stop the product and run doctor --reconcile'
  needs.alert('journal_older', { why, remedy })
  return 'older'
}

/** Reads what was signed since the last check. A transfer is in the database before it is signed, or was lost with it. */
async function compareJournal(
  needs: RestoreCheckNeeds,
  after: number,
): Promise<{ readonly last: number; readonly unknown: readonly string[] }> {
  let last = after
  const unknown: string[] = []
  for await (const page of readJournal(needs.signer, after)) {
    last = page.at(-1)?.sequence ?? last
    const own = page.filter(({ isAdopted }) => !isAdopted)
    const ids = [...new Set(own.map(({ signed }) => signed.transferId))]
    if (ids.length === 0) continue
    const rows = await needs.database
      .direct()
      .selectFrom('transfer')
      .select('id')
      .where('id', 'in', ids)
      .execute()
    const known = new Set(rows.map(({ id }) => id))
    unknown.push(...ids.filter((id) => !known.has(id)))
  }
  return { last, unknown }
}

/** Another process may have remembered a later number meanwhile, which is as good. */
async function remember(needs: RestoreCheckNeeds, witness: Witness): Promise<void> {
  try {
    await needs.signer.remember(witness)
  } catch (error) {
    const known = await needs.signer.witness()
    const own = await readGeneration(needs.database)
    const isOvertaken =
      known !== null && known.generation > witness.generation && known.generation <= own.number
    if (!isOvertaken) throw error
  }
}
