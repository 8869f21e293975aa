import { planOf, type SignedTransfer, type TransferPlan } from '@causeway/core/ports'
import { planHash, usesOf } from '../plan-facts.ts'
import { planFromJson, planToJson } from '../plan-json.ts'
import { readCount, readObject, readText, readTexts } from '../wire.ts'
import { adoptedVersions, type JournalLine, readAdoptedLine, transfersOf } from './adopted-line.ts'

const VERSION = 2
/** Pays several transfers: versions that don’t know such lines must not sign on without them. */
const JOINT_VERSION = 4

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
  const version = kept.plan.also === undefined ? VERSION : JOINT_VERSION
  const line = { version, transferId, attempt, network, txId, bytes, planHash: hash, uses }
  return `${JSON.stringify({ ...line, at: kept.at, plan: planToJson(kept.plan) })}\n`
}

/** Reads a line of this version, an adopted one, or one of 0.1, which has no version field. Throws where it is none, or contradicts itself. */
export function readJournalLine(text: string): JournalLine {
  const line = readObject(JSON.parse(text))
  if (adoptedVersions.has(line.version)) return readAdoptedLine(line)
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
  if (line.version !== VERSION && line.version !== JOINT_VERSION) {
    throw new TypeError('The line is of a later version')
  }
  const plan = planFromJson(line.plan)
  const fits =
    (plan.also === undefined) === (line.version === VERSION) &&
    plan.intent.transferId === read.signed.transferId &&
    plan.intent.network === read.signed.network &&
    plan.attempt === line.attempt &&
    planHash(plan) === read.planHash
  if (!fits) throw new TypeError('The line and its plan differ')
  return { ...read, attempt: plan.attempt, kept: { plan, at: readCount(line.at) } }
}

/** The line as that of another transfer which its transaction pays. */
export function lineOf(line: JournalLine, transferId: string): JournalLine {
  const { kept } = line
  if (line.signed.transferId === transferId) return line
  const signed = { ...line.signed, transferId }
  if (kept === null) return { ...line, signed }
  const plan = planOf(kept.plan, transferId)
  return { ...line, signed, planHash: planHash(plan), kept: { ...kept, plan } }
}

/** The line as that of each transfer which its transaction pays. */
export function linesOf(line: JournalLine): readonly JournalLine[] {
  return transfersOf(line).map((transferId) => lineOf(line, transferId))
}
