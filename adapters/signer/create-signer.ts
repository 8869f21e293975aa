import type { NetworkId } from '@causeway/core/currencies'
import type { SignedTransfer, SignerPort, TransferPlan } from '@causeway/core/ports'
import { type Journal, openJournal } from './journal.ts'
import { journalLine, planHash, usesOf } from './journal-line.ts'
import { type JournalLock, openJournalLock } from './journal-lock.ts'
import { SigningRefused } from './signing-refused.ts'

/** Makes the bytes of a plan with the network's key. The same plan must give the same bytes. */
export type SigningFunction = (plan: TransferPlan) => Promise<SignedTransfer>

export type Signer = SignerPort & { readonly close: () => Promise<void> }

/**
 * Signs plans, and remembers each in a journal outside the database before the bytes leave (architecture, decisions 4 and
 * 9): the same transfer gets the same bytes again; another plan for it, or another transfer with one of its outputs or
 * its nonce, throws `SigningRefused`. That holds even if the database came back older, and for every process of this
 * machine that shares the journal.
 */
export function createSigner(needs: {
  readonly journalPath: string
  readonly signers: Readonly<Record<NetworkId, SigningFunction>>
}): Signer {
  let opened: Promise<Journal> | undefined
  let lock: JournalLock | undefined
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task)
    last = turn
    return turn
  }
  const forget = async (): Promise<void> => {
    const journal = opened
    opened = undefined
    await journal?.then(
      (each) => each.close(),
      () => undefined,
    )
  }
  const signAlone = async (plan: TransferPlan): Promise<SignedTransfer> => {
    opened ??= openJournal(needs.journalPath)
    const journal = await opened
    await journal.catchUp()
    return signedBefore(journal, plan) ?? signAnew(journal, needs.signers, plan)
  }
  const signInTurn = (plan: TransferPlan): Promise<SignedTransfer> => {
    lock ??= openJournalLock(needs.journalPath)
    return lock.whileHeld(() => signAlone(plan))
  }
  return {
    sign: (plan) =>
      inTurn(async () => {
        try {
          return await signInTurn(plan)
        } catch (error) {
          // After a failed write only the disk knows what it holds: read it again before the next signature.
          if (!(error instanceof SigningRefused)) await forget()
          throw error
        }
      }),
    close: () =>
      inTurn(async () => {
        await forget()
        lock?.close()
        lock = undefined
      }),
  }
}

function signedBefore(journal: Journal, plan: TransferPlan): SignedTransfer | null {
  const line = journal.byTransfer(plan.intent.transferId)
  if (line === null) return null
  if (line.planHash !== planHash(plan)) {
    throw new SigningRefused(
      'plan_differs',
      `Transfer ${line.transferId} was signed with another plan, as ${line.txId}`,
    )
  }
  return {
    transferId: line.transferId,
    network: line.network,
    txId: line.txId,
    bytes: line.bytes,
  }
}

async function signAnew(
  journal: Journal,
  signers: Readonly<Record<NetworkId, SigningFunction>>,
  plan: TransferPlan,
): Promise<SignedTransfer> {
  const { transferId, network } = plan.intent
  for (const use of usesOf(plan)) {
    const line = journal.byUse(use)
    if (line !== null) {
      throw new SigningRefused('reservation_used', `${use} belongs to transfer ${line.transferId}`)
    }
  }
  const sign = Object.hasOwn(signers, network) ? signers[network] : undefined
  if (sign === undefined) throw new SigningRefused('network_unknown', `No key for ${network}`)
  const signed = await sign(plan)
  if (signed.transferId !== transferId || signed.network !== network) {
    throw new SigningRefused('signature_does_not_fit', `Transfer ${transferId} got other bytes`)
  }
  await journal.append(journalLine(plan, signed))
  return signed
}
