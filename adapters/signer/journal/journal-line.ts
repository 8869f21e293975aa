import { createHash } from 'node:crypto'
import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { readLineObject, readLineText, readLineTexts } from './wire.ts'

/** One signature for ever: who asked, for what, what it uses up, and the bytes. */
export type JournalLine = SignedTransfer & {
  /** SHA-256 of the plan. */
  readonly planHash: string
  /** Each spent output or the nonce, named so that no two networks share a name. */
  readonly uses: readonly string[]
}

/** The line for a plan and its signature. */
export function journalLine(plan: TransferPlan, signed: SignedTransfer): JournalLine {
  return { ...signed, planHash: planHash(plan), uses: usesOf(plan) }
}

/** One line of JSON with its line break, which is the last byte to reach the disk. */
export function writeJournalLine(line: JournalLine): string {
  return `${JSON.stringify(line)}\n`
}

/** Reads a line. Throws where it is none. */
export function readJournalLine(text: string): JournalLine {
  const line = readLineObject(JSON.parse(text))
  return {
    transferId: readLineText(line.transferId),
    network: readLineText(line.network),
    txId: readLineText(line.txId),
    bytes: readLineText(line.bytes),
    planHash: readLineText(line.planHash),
    uses: readLineTexts(line.uses),
  }
}

/** Names what a plan uses up. Two transactions with one name in common cannot both confirm. */
export function usesOf({ intent, reservation }: TransferPlan): readonly string[] {
  return reservation.kind === 'nonce'
    ? [`${intent.network} nonce ${reservation.nonce}`]
    : reservation.inputs.map((input) => `${intent.network} output ${input}`)
}

/** The same for the same plan, however its fields were ordered. */
export function planHash({ intent, reservation, body }: TransferPlan): string {
  const fields = [
    intent.transferId,
    intent.network,
    intent.amount.asset,
    intent.amount.units.toString(),
    intent.destination,
    intent.extraId,
    reservation.kind,
    ...(reservation.kind === 'nonce' ? [reservation.nonce.toString()] : reservation.inputs),
    body,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
