import { paymentsOf, type TransferIntent, type TransferPlan } from '@causeway/core/ports'
import type { Journal, StoredLine } from './journal/open-journal.ts'
import { usesOf } from './plan-facts.ts'
import { SigningRefused } from './signing-refused.ts'

/**
 * Throws SigningRefused unless the journal allows a new signature: the transfer's next attempt, which cannot confirm
 * beside any earlier one and sends the same to the same, and uses nothing that transfers outside its transaction have used.
 */
export function assertNextAttempt(
  journal: Journal,
  plan: TransferPlan,
  earlier: readonly StoredLine[],
): void {
  const { intent, attempt } = plan
  const { transferId } = intent
  if (attempt !== earlier.length + 1) {
    throw new SigningRefused(
      'attempt_out_of_turn',
      `Transfer ${transferId} has ${earlier.length} signatures: attempt ${attempt} is not the next`,
    )
  }
  const uses = new Set(usesOf(plan))
  for (const { line } of earlier) {
    if (!line.uses.some((use) => uses.has(use))) {
      throw new SigningRefused(
        'could_confirm_beside',
        `Transfer ${transferId}: attempt ${attempt} could confirm beside ${line.signed.txId}`,
      )
    }
    if (line.kept === null || !paysTheSame(line.kept.plan, plan)) {
      throw new SigningRefused(
        'intent_differs',
        `Transfer ${transferId} was signed as ${line.signed.txId} for another sum or destination`,
      )
    }
  }
  const paid = new Set(paymentsOf(plan).map((each) => each.transferId))
  if (!isFiller(plan)) assertUnused(journal, paid, uses)
}

function assertUnused(journal: Journal, paid: ReadonlySet<string>, uses: Iterable<string>): void {
  for (const use of uses) {
    const holder = journal.holdersOf(use).find((each) => !paid.has(each))
    if (holder !== undefined) {
      throw new SigningRefused('reservation_used', `${use} belongs to transfer ${holder}`)
    }
  }
}

/** Sends nothing, and cannot confirm beside whatever else was signed with its nonce. */
function isFiller({ intent, reservation }: TransferPlan): boolean {
  return intent.kind === 'filler' && intent.amount.units === 0n && reservation.kind === 'nonce'
}

function paysTheSame(before: TransferPlan, now: TransferPlan): boolean {
  const [payments, others] = [paymentsOf(before), paymentsOf(now)]
  return (
    payments.length === others.length &&
    payments.every((each, place) => isSameIntent(each, others[place]))
  )
}

function isSameIntent(before: TransferIntent, now: TransferIntent | undefined): boolean {
  return (
    before.transferId === now?.transferId &&
    before.kind === now.kind &&
    before.source === now.source &&
    before.amount.asset === now.amount.asset &&
    before.amount.units === now.amount.units &&
    before.destination === now.destination &&
    before.extraId === now.extraId &&
    before.newAccountKey === now.newAccountKey
  )
}
