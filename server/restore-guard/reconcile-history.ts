import type { AuditHead } from '@causeway/core/ports'
import { sql } from 'kysely'
import { appendAudit } from '../audit/append-audit.ts'
import { lostAuditHeads } from '../audit/note-audit-head.ts'
import { rewindCursors } from '../deposits/index.ts'
import { type ExaminedWallet, examineWallets } from './examine-wallets.ts'
import { type DatabaseGeneration, readGeneration, readNextIndices } from './generation-store.ts'
import { type ImportedWallet, importSpendings } from './import-spendings.ts'
import { importUnconfirmed } from './known-spendings.ts'
import type { DoubtfulSettlement } from './prepare-orders.ts'
import { findUnsent, type Rebroadcast, rebroadcastLost } from './rebroadcast-lost.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'
import { haltAfterRestore, liftRestoreHalt } from './restore-halt.ts'
import { writeForgotten } from './restore-signature.ts'
import { planSkipping, type SkippedIndices, skipAddresses } from './skip-addresses.ts'
import { type SortedHistory, sortHistory } from './sort-history.ts'

/** What the signer's history has and the database had not. */
export type FoundHistory = {
  readonly generation: DatabaseGeneration
  /** What the signer has seen; null where it remembers nothing. */
  readonly witnessed: bigint | null
  readonly history: SortedHistory
  /** How many lines the journal has, and how many were seen once. */
  readonly journal: { readonly lines: number; readonly linesSeen: number }
  readonly wallets: readonly ExaminedWallet[]
  readonly skipped: readonly SkippedIndices[]
  /** Transfers of which the chain has no transaction. */
  readonly unsent: number
  /** Entries of the audit log that the signer noted and the database has not. */
  readonly lostAudit: readonly AuditHead[]
}

/** What was done about it. */
export type Reconciled = FoundHistory & {
  readonly adopted: readonly ImportedWallet[]
  /** False where the journal came back older and some wallet could not be compared: nothing is signed yet. */
  readonly isJournalWhole: boolean
  readonly sentAgain: readonly Rebroadcast[]
  readonly doubtful: readonly DoubtfulSettlement[]
  readonly generationNow: bigint
  /** False where somebody else's halt of everything stands. */
  readonly isLifted: boolean
}

/** Compares the database with the signer's history and the chains. Writes nothing. */
export async function examineHistory(needs: ReconcileNeeds): Promise<FoundHistory> {
  const generation = await readGeneration(needs.database)
  const witness = await needs.signer.witness()
  const state = await needs.signer.journalState()
  const isOlder = state.lines < generation.journalSequence
  const history = await sortHistory(needs, isOlder ? 0 : generation.journalSequence)
  return {
    generation,
    witnessed: witness?.generation ?? null,
    history,
    journal: {
      lines: state.lines,
      linesSeen: Math.max(state.linesSeen, generation.journalSequence),
    },
    wallets: await examineWallets(needs),
    skipped: await planSkipping(needs),
    lostAudit: await lostAuditHeads(needs.database, await needs.signer.auditHeads()),
    unsent: (await findUnsent(needs, history.forgotten)).length,
  }
}

/**
 * Brings a database that came back older up to the signer's history, and lifts its halt. Everything before the last step
 * can be done again: a run that was cut off is simply repeated. Nothing is signed.
 */
export async function reconcileHistory(needs: ReconcileNeeds): Promise<Reconciled> {
  await haltAfterRestore(needs, 'it is being reconciled')
  const found = await examineHistory(needs)
  const { forgotten } = found.history
  const doubtful = await writeForgotten(needs.database, forgotten)
  for (const skipped of found.skipped) {
    const chain = needs.chains.get(skipped.network)
    if (chain !== undefined) await skipAddresses(needs, chain, skipped)
  }
  if (found.journal.lines < found.journal.linesSeen) await importUnconfirmed(needs)
  const adopted: ImportedWallet[] = []
  for (const chain of needs.chains.values()) adopted.push(await importSpendings(needs, chain))
  const isJournalWhole = await acceptJournal(needs, found, adopted)
  // Blocks that were read while the addresses of lost orders were unknown are read again.
  await rewindCursors(needs.database)
  const sentAgain = await rebroadcastLost(needs, await findUnsent(needs, forgotten))
  await acceptAudit(needs, found.lostAudit)
  const generationNow = await takeOver(needs, found, isJournalWhole)
  const isLifted = isJournalWhole && (await liftRestoreHalt(needs.database))
  return { ...found, adopted, isJournalWhole, sentAgain, doubtful, generationNow, isLifted }
}

/** A journal that has less than it had once is whole again when every chain has told what is missing. */
async function acceptJournal(
  { signer }: ReconcileNeeds,
  { journal }: FoundHistory,
  adopted: readonly ImportedWallet[],
): Promise<boolean> {
  if (journal.lines === journal.linesSeen) return true
  if (!adopted.every(({ agrees }) => agrees)) return false
  await signer.acceptJournal()
  return true
}

/** The log goes on from what was restored, and says for good what was lost with the rest. */
async function acceptAudit(
  { clock, database, signer }: ReconcileNeeds,
  lost: readonly AuditHead[],
): Promise<void> {
  if (lost.length === 0) return
  await database.transaction('write_lost_audit', (tx) =>
    appendAudit(tx, clock.now(), {
      actor: { staffId: null, name: 'operator', network: null },
      action: 'audit.restored',
      subject: 'audit',
      after: { lost },
    }),
  )
  await signer.forgetAuditHeads(lost)
}

/** From here on this database is the newest: it goes ahead of all that the signer has seen. */
async function takeOver(
  needs: ReconcileNeeds,
  found: FoundHistory,
  isJournalWhole: boolean,
): Promise<bigint> {
  const { journalSequence, number } = found.generation
  const seen = found.witnessed ?? 0n
  const next = (seen > number ? seen : number) + 1n
  const { lines } = await needs.signer.journalState()
  const row = await needs.database
    .direct()
    .updateTable('incarnation')
    .set({
      number: sql<bigint>`greatest(number + 1, ${next}::bigint)`,
      journal_sequence: BigInt(isJournalWhole ? lines : journalSequence),
      witnessed_at: sql<Date>`now()`,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await needs.signer.remember({
    generation: row.number,
    nextIndices: await readNextIndices(needs.database),
  })
  return row.number
}
