import type { NetworkId } from '@causeway/core/currencies'
import type {
  Clock,
  RecalledTransfer,
  SignedTransfer,
  SignerPort,
  TransferPlan,
} from '@causeway/core/ports'
import { assertNextAttempt } from './attempt-rules.ts'
import type { JournalLine } from './journal/adopted-line.ts'
import { auditFile } from './journal/audit-file.ts'
import { journalLine } from './journal/journal-line.ts'
import { type JournalLock, openJournalLock } from './journal/journal-lock.ts'
import { type Journal, openJournal, type StoredLine } from './journal/open-journal.ts'
import { createJournalGuard } from './journal-guard.ts'
import { firstPlanHash, planHash } from './plan-facts.ts'
import type { SigningPolicy } from './policy/create-policy.ts'
import { SigningRefused } from './signing-refused.ts'
import { assertNotStopped } from './stop-file.ts'

/** Makes the bytes of a plan with the network's key. The same plan must give the same bytes. */
export type SigningFunction = (plan: TransferPlan) => Promise<SignedTransfer>

export type Signer = SignerPort & { readonly close: () => Promise<void> }

export type SignerNeeds = {
  readonly journalPath: string
  readonly signers: Readonly<Record<NetworkId, SigningFunction>>
  /** Dates the journal and the windows of the ceilings: the machine's own, which no customer can move. */
  readonly clock: Clock
  /** Null where nobody is to be asked but the journal: in tests. */
  readonly policy: SigningPolicy | null
  /** How long a comparison with the chain's history allows signing; null where none is asked for: in tests. */
  readonly historyGoodForMilliseconds: number | null
}

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
  const signNow = async (plan: TransferPlan): Promise<SignedTransfer> => {
    await assertNotStopped(needs.journalPath)
    const known = await book.whileLocked((journal) => signedBefore(journal, plan))
    if (known !== null) return known
    await book.whileLocked(guard.assertWhole)
    guard.assertCompared(plan.intent.network)
    // The database is asked without the lock, and the journal once more after it.
    await needs.policy?.examine(plan)
    return book.whileLocked(
      async (journal) => (await signedBefore(journal, plan)) ?? signAnew(journal, needs, plan),
    )
  }
  return {
    sign: (plan) => book.inTurn(() => signNow(plan)),
    recall: (transferId) =>
      book.inTurn(() =>
        book.whileLocked(async (journal) => (await journal.attemptsOf(transferId)).map(recalled)),
      ),
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

/** The signature of this very plan, if there is one. Throws where the attempt was signed with another plan. */
async function signedBefore(journal: Journal, plan: TransferPlan): Promise<SignedTransfer | null> {
  const attempts = await journal.attemptsOf(plan.intent.transferId)
  const kept = attempts.find(({ line }) => line.attempt === plan.attempt)
  if (kept === undefined) {
    assertNextAttempt(journal, plan, attempts)
    return null
  }
  const { signed } = kept.line
  if (!isOfPlan(kept.line, plan)) {
    throw new SigningRefused(
      'plan_differs',
      `Transfer ${signed.transferId} was signed with another plan, as ${signed.txId}`,
    )
  }
  return signed
}

function isOfPlan(line: JournalLine, plan: TransferPlan): boolean {
  if (line.kept !== null) return line.planHash === planHash(plan)
  return plan.intent.source === 'hot' && line.planHash === firstPlanHash(plan)
}

async function signAnew(
  journal: Journal,
  needs: SignerNeeds,
  plan: TransferPlan,
): Promise<SignedTransfer> {
  const { transferId, network } = plan.intent
  const now = needs.clock.now()
  await assertNotStopped(needs.journalPath)
  needs.policy?.assertWithin(plan, { now, since: journal.spentSince })
  const sign = Object.hasOwn(needs.signers, network) ? needs.signers[network] : undefined
  if (sign === undefined) throw new SigningRefused('network_unknown', `No key for ${network}`)
  const signed = await sign(plan)
  if (signed.transferId !== transferId || signed.network !== network) {
    throw new SigningRefused('signature_does_not_fit', `Transfer ${transferId} got other bytes`)
  }
  await journal.append(journalLine(plan, signed, now))
  return signed
}

type Book = {
  /** One after another, whatever became of the last. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>
  /** Does something with the whole journal, while no other process of this machine uses it. */
  readonly whileLocked: <T>(task: (journal: Journal) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

function openBook(journalPath: string): Book {
  let opened: Promise<Journal> | undefined
  let lock: JournalLock | undefined
  let last: Promise<unknown> = Promise.resolve()

  const forget = async (): Promise<void> => {
    const journal = opened
    opened = undefined
    await journal?.then(
      (each) => each.close(),
      () => undefined,
    )
  }
  /** After a failed read or write only the disk knows what it holds: it is read again before the next signature. */
  const orForget = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      await forget()
      throw error
    }
  }
  const upToDate = async (): Promise<Journal> => {
    opened ??= openJournal(journalPath)
    const journal = await orForget(opened)
    await orForget(journal.catchUp())
    return {
      ...journal,
      append: (line) => orForget(journal.append(line)),
      adopt: (adoption, at) => orForget(journal.adopt(adoption, at)),
    }
  }
  return {
    inTurn: (task) => {
      const turn = last.then(task, task)
      last = turn
      return turn
    },
    whileLocked: (task) => {
      lock ??= openJournalLock(journalPath)
      return lock.whileHeld(async () => task(await upToDate()))
    },
    close: async () => {
      await forget()
      lock?.close()
      lock = undefined
    },
  }
}
