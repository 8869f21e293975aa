import type { RecalledTransfer, SignerPort } from '@causeway/core/ports'
import { auditFile } from './journal/audit-file.ts'
import { openBook } from './journal/open-book.ts'
import type { StoredLine } from './journal/open-journal.ts'
import { createJournalGuard } from './journal-guard.ts'
import { createSignQueue } from './sign-queue.ts'
import type { SignerNeeds } from './signer-needs.ts'

export type Signer = SignerPort & { readonly close: () => Promise<void> }

/** How many signatures `history` gives at once. */
const HISTORY_PAGE = 200

/**
 * Signs plans, and remembers each in a journal outside the database before the bytes leave (architecture, decisions 4 and
 * 9): the same plan gets the same bytes again; another plan for the same attempt, an attempt that could confirm beside an
 * earlier one, or another transfer with one of its outputs or its nonce throws `SigningRefused`, and so does whatever the
 * policy does not allow. That holds even if the database came back older, and for every process of this machine that
 * shares the journal.
 */
export function createSigner(needs: SignerNeeds): Signer {
  const book = openBook(needs.journalPath)
  const guard = createJournalGuard(needs)
  const audit = auditFile(`${needs.journalPath}.audit`)
  return {
    sign: createSignQueue(needs, book, guard),
    recall: (transferId) =>
      book.whileShared(async (journal) => (await journal.attemptsOf(transferId)).map(recalled)),
    history: (after) =>
      book.inTurn(() =>
        book.whileLocked(async (journal) =>
          (await journal.after(after, HISTORY_PAGE)).map(recalled),
        ),
      ),
    witness: () => book.inTurn(() => book.whileLocked(guard.witness)),
    remember: (witness) =>
      book.inTurn(() => book.whileLocked((journal) => guard.remember(journal, witness))),
    journalState: () => book.inTurn(() => book.whileLocked(guard.state)),
    compareHistory: (network, told) =>
      book.inTurn(() => book.whileLocked(async (journal) => guard.compare(journal, network, told))),
    adopt: (adoption) =>
      book.inTurn(() => book.whileLocked((journal) => journal.adopt(adoption, needs.clock.now()))),
    acceptJournal: () => book.inTurn(() => book.whileLocked(guard.accept)),
    auditHeads: () => book.inTurn(() => book.whileLocked(audit.heads)),
    noteAuditHead: (head) => book.inTurn(() => book.whileLocked(() => audit.note(head))),
    forgetAuditHeads: (lost) => book.inTurn(() => book.whileLocked(() => audit.forget(lost))),
    close: () => book.inTurn(book.close),
  }
}

function recalled({ sequence, line }: StoredLine): RecalledTransfer {
  const isAdopted = line.adopted !== null
  return { sequence, plan: line.kept?.plan ?? null, signed: line.signed, isAdopted }
}
