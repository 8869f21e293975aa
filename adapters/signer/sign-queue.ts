import { plansOf, type SignedTransfer, type TransferPlan } from '@causeway/core/ports'
import { assertNextAttempt } from './attempt-rules.ts'
import { assertMayShare } from './joint-rules.ts'
import type { JournalLine } from './journal/adopted-line.ts'
import { journalLine } from './journal/journal-line.ts'
import type { Book } from './journal/open-book.ts'
import type { Journal } from './journal/open-journal.ts'
import type { JournalGuard } from './journal-guard.ts'
import { firstPlanHash, planHash, transactionHash } from './plan-facts.ts'
import type { SignerNeeds } from './signer-needs.ts'
import { SigningRefused } from './signing-refused.ts'
import { assertNotStopped } from './stop-file.ts'

/** A plan that waits to be signed, and how its asker is answered. */
type Waiting = {
  readonly plan: TransferPlan
  readonly resolve: (signed: SignedTransfer) => void
  readonly reject: (error: unknown) => void
}

/** How many plans are signed in one turn at most: others wait for the journal meanwhile. */
const MOST_AT_ONCE = 64

/**
 * Signs plans that wait at the same time together: they share the journal's lock and the wait for the disk. A plan that is
 * refused doesn't affect the others. No bytes are returned before the lines of all signed plans are on the disk.
 */
export function createSignQueue(
  needs: SignerNeeds,
  book: Book,
  guard: JournalGuard,
): (plan: TransferPlan) => Promise<SignedTransfer> {
  const waiting: Waiting[] = []

  const signNext = async (): Promise<void> => {
    const batch = takeBatch(waiting)
    try {
      await signTogether(needs, { book, guard }, batch)
    } catch (error) {
      // The journal itself failed. Those who were answered before don't hear it.
      for (const { reject } of batch) reject(error)
    }
  }
  return (plan) =>
    new Promise((resolve, reject) => {
      waiting.push({ plan, resolve, reject })
      book.inTurn(signNext)
    })
}

/** The first plans, one of each transfer: a second one of the same is answered from the journal. */
function takeBatch(waiting: Waiting[]): readonly Waiting[] {
  const batch = new Map<string, Waiting>()
  const later: Waiting[] = []
  for (const each of waiting.splice(0)) {
    const { transferId } = each.plan.intent
    if (batch.size < MOST_AT_ONCE && !batch.has(transferId)) batch.set(transferId, each)
    else later.push(each)
  }
  waiting.push(...later)
  return [...batch.values()]
}

async function signTogether(
  needs: SignerNeeds,
  { book, guard }: { readonly book: Book; readonly guard: JournalGuard },
  batch: readonly Waiting[],
): Promise<void> {
  if (batch.length === 0) return
  await assertNotStopped(needs.journalPath)
  const unsigned = await book.whileLocked((journal) =>
    filterInTurn(batch, async ({ plan, resolve }) => {
      const known = await signedBefore(journal, plan)
      if (known !== null) resolve(known)
      return known === null
    }),
  )
  if (unsigned.length === 0) return
  await book.whileLocked(guard.assertWhole)
  // The database is asked without the lock, and the journal once more after it.
  const allowed = await filterAllowed(needs, guard, unsigned)
  if (allowed.length === 0) return
  const signed = await book.whileLocked((journal) => signAll(needs, journal, allowed))
  for (const [{ resolve }, bytes] of signed) resolve(bytes)
}

/**
 * Those that neither the chain's history nor the database speaks against, asked all at once; a transaction that pays several
 * of them is asked about once.
 */
async function filterAllowed(
  needs: SignerNeeds,
  guard: JournalGuard,
  unsigned: readonly Waiting[],
): Promise<readonly Waiting[]> {
  const examined = new Map<string, Promise<void>>()
  const examine = async (plan: TransferPlan): Promise<void> => {
    assertMayShare(plan)
    guard.assertCompared(plan.intent.network)
    await needs.policy?.examine(plan)
  }
  const isAllowed = await Promise.all(
    unsigned.map(({ plan, reject }) =>
      orRejected(reject, async () => {
        const transaction = transactionHash(plan)
        const examining = examined.get(transaction) ?? examine(plan)
        examined.set(transaction, examining)
        await examining
        return true
      }),
    ),
  )
  return unsigned.filter((_, place) => isAllowed[place])
}

/** One after another, as each counts what those before it have used and spent; one wait for the disk for all. */
async function signAll(
  needs: SignerNeeds,
  journal: Journal,
  allowed: readonly Waiting[],
): Promise<ReadonlyMap<Waiting, SignedTransfer>> {
  const signed = new Map<Waiting, SignedTransfer>()
  const made = new Map<string, SignedTransfer>()
  await filterInTurn(allowed, async (each) => {
    const { transferId } = each.plan.intent
    const transaction = transactionHash(each.plan)
    const known = made.get(transaction) ?? (await signedBefore(journal, each.plan))
    const bytes = known ?? (await signAnew(journal, needs, each.plan))
    made.set(transaction, bytes)
    signed.set(each, { ...bytes, transferId })
    return true
  })
  await journal.sync()
  return signed
}

async function filterInTurn(
  batch: readonly Waiting[],
  holds: (each: Waiting) => Promise<boolean>,
): Promise<readonly Waiting[]> {
  const kept: Waiting[] = []
  for (const each of batch) if (await orRejected(each.reject, () => holds(each))) kept.push(each)
  return kept
}

async function orRejected(
  reject: Waiting['reject'],
  holds: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await holds()
  } catch (error) {
    reject(error)
    return false
  }
}

/**
 * The signature of this very plan, if there is one. Throws where the attempt was signed with another plan, or the journal
 * does not allow one of its payments.
 */
async function signedBefore(journal: Journal, plan: TransferPlan): Promise<SignedTransfer | null> {
  const attempts = await journal.attemptsOf(plan.intent.transferId)
  const kept = attempts.find(({ line }) => line.attempt === plan.attempt)
  if (kept === undefined) {
    for (const each of plansOf(plan)) {
      const earlier = each === plan ? attempts : await journal.attemptsOf(each.intent.transferId)
      assertNextAttempt(journal, each, earlier)
    }
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
  journal.append(journalLine(plan, signed, now))
  return signed
}
