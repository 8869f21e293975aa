import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { planHash, usesOf } from '../plan-facts.ts'
import { planFromJson, planToJson } from '../plan-json.ts'
import { readCount, readObject, readText, readTexts } from '../wire.ts'
import { ADOPTED_VERSION, type JournalLine, readAdoptedLine } from './adopted-line.ts'

const VERSION = 2

/** The line for a plan and its signature. */
export function journalLine(plan: TransferPlan, signed: SignedTransfer, at: number): JournalLine {
  const { attempt } = plan
  const kept = { plan, at }
  return { signed, planHash: planHash(plan), uses: usesOf(plan), attempt, kept, adopted: null }
}

/** One line of JSON with its line break, which is the last byte to reach the disk. */
export function writeJournalLine({ signed, planHash: hash, uses, kept }: JournalLine): string {
  if (kept === null) throw new TypeError('Lines of version 0.1 are read only')
  const { transferId, network, txId, bytes } = signed
  const { attempt } = kept.plan
  const line = { version: VERSION, transferId, attempt, network, txId, bytes, planHash: hash, uses }
  return `${JSON.stringify({ ...line, at: kept.at, plan: planToJson(kept.plan) })}\n`
}

/** Reads a line of this version, an adopted one, or one of 0.1, which has no version field. Throws where it is none, or contradicts itself. */
export function readJournalLine(text: string): JournalLine {
  const line = readObject(JSON.parse(text))
  if (line.version === ADOPTED_VERSION) return readAdoptedLine(line)
  const read = {
    signed: {
      transferId: readText(line.transferId),
      network: readText(line.network),
      txId: readText(line.txId),
      bytes: readText(line.bytes),
    },
    planHash: readText(line.planHash),
    uses: readTexts(line.uses),
    adopted: null,
  }
  if (line.version === undefined) return { ...read, attempt: 1, kept: null }
  if (line.version !== VERSION) throw new TypeError('The line is of a later version')
  const plan = planFromJson(line.plan)
  const fits =
    plan.intent.transferId === read.signed.transferId &&
    plan.intent.network === read.signed.network &&
    plan.attempt === line.attempt &&
    planHash(plan) === read.planHash
  if (!fits) throw new TypeError('The line and its plan differ')
  return { ...read, attempt: plan.attempt, kept: { plan, at: readCount(line.at) } }
}
