import type {
  Adoption,
  AuditHead,
  RecalledTransfer,
  SignedTransfer,
  SignerPort,
  TransferPlan,
  WalletHistory,
  Witness,
} from '@causeway/core/ports'
import { headFromJson, headsFromJson } from '../audit-json.ts'
import {
  adoptionFromJson,
  adoptionToJson,
  historyFromJson,
  historyToJson,
  spendingsToJson,
} from '../history-json.ts'
import { planFromJson, planToJson } from '../plan-json.ts'
import { type RefusalReason, refusalReasons } from '../signing-refused.ts'
import { readCount, readExactly, readText, readWord } from '../wire.ts'
import { witnessFromJson, witnessToJson } from '../witness-json.ts'

/** One question to the signer, one line of JSON each. */
export type Request =
  | { readonly call: 'sign'; readonly plan: TransferPlan }
  | { readonly call: 'recall'; readonly transferId: string }
  | { readonly call: 'history'; readonly after: number }
  | { readonly call: 'witness' }
  | { readonly call: 'remember'; readonly witness: Witness }
  | { readonly call: 'journalState' }
  | { readonly call: 'compareHistory'; readonly network: string; readonly told: WalletHistory }
  | { readonly call: 'adopt'; readonly adoption: Adoption }
  | { readonly call: 'acceptJournal' }
  | { readonly call: 'auditHeads' }
  | { readonly call: 'noteAuditHead'; readonly head: AuditHead }
  | { readonly call: 'forgetAuditHeads'; readonly lost: readonly AuditHead[] }

export type Numbered = { readonly id: number; readonly request: Request }

/** `failed`: something that was not foreseen; whether it was done is known when the same is asked again. */
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly refused: RefusalReason; readonly message: string }
  | { readonly id: number; readonly failed: string }

const CALLS = [
  'sign',
  'recall',
  'history',
  'witness',
  'remember',
  'journalState',
  'compareHistory',
  'adopt',
  'acceptJournal',
  'auditHeads',
  'noteAuditHead',
  'forgetAuditHeads',
] as const

export function writeRequest({ id, request }: Numbered): string {
  return `${JSON.stringify({ id, call: request.call, given: givenOf(request) })}\n`
}

function givenOf(request: Request): unknown {
  switch (request.call) {
    case 'sign':
      return planToJson(request.plan)
    case 'recall':
      return request.transferId
    case 'history':
      return request.after
    case 'witness':
    case 'journalState':
    case 'acceptJournal':
    case 'auditHeads':
      return null
    case 'noteAuditHead':
      return request.head
    case 'forgetAuditHeads':
      return request.lost
    case 'remember':
      return witnessToJson(request.witness)
    case 'compareHistory':
      return { network: request.network, told: historyToJson(request.told) }
    case 'adopt':
      return adoptionToJson(request.adoption)
  }
}

/** Reads a request. Throws at whatever is missing, wrong or unknown: nothing of it is done then. */
export function readRequest(line: string): Numbered {
  const { id, call, given } = readExactly(JSON.parse(line), ['id', 'call', 'given'])
  return { id: readCount(id), request: requestOf(readWord(call, CALLS), given) }
}

function requestOf(call: (typeof CALLS)[number], given: unknown): Request {
  switch (call) {
    case 'sign':
      return { call, plan: planFromJson(given) }
    case 'recall':
      return { call, transferId: readText(given) }
    case 'history':
      return { call, after: readCount(given) }
    case 'witness':
    case 'journalState':
    case 'acceptJournal':
    case 'auditHeads':
      if (given !== null) throw new TypeError('Expected null')
      return { call }
    case 'noteAuditHead':
      return { call, head: headFromJson(given) }
    case 'forgetAuditHeads':
      return { call, lost: headsFromJson(given) }
    case 'remember':
      return { call, witness: witnessFromJson(given) }
    case 'compareHistory': {
      const { network, told } = readExactly(given, ['network', 'told'])
      return { call, network: readText(network), told: historyFromJson(told) }
    }
    case 'adopt':
      return { call, adoption: adoptionFromJson(given) }
  }
}

/** Asks the signer, and answers what goes over the socket. */
export async function perform(signer: SignerPort, request: Request): Promise<unknown> {
  switch (request.call) {
    case 'sign':
      return signer.sign(request.plan)
    case 'recall':
      return (await signer.recall(request.transferId)).map(recalledToJson)
    case 'history':
      return (await signer.history(request.after)).map(recalledToJson)
    case 'witness': {
      const witness = await signer.witness()
      return witness === null ? null : witnessToJson(witness)
    }
    case 'remember':
      await signer.remember(request.witness)
      return null
    case 'journalState':
      return signer.journalState()
    case 'compareHistory':
      return spendingsToJson(await signer.compareHistory(request.network, request.told))
    case 'adopt':
      await signer.adopt(request.adoption)
      return null
    case 'acceptJournal':
      await signer.acceptJournal()
      return null
    case 'auditHeads':
      return signer.auditHeads()
    case 'noteAuditHead':
      await signer.noteAuditHead(request.head)
      return null
    case 'forgetAuditHeads':
      await signer.forgetAuditHeads(request.lost)
      return null
  }
}

export function writeAnswer(answer: Answer): string {
  return `${JSON.stringify(answer)}\n`
}

/** Reads an answer. Throws at whatever is missing, wrong or unknown. */
export function readAnswer(line: string): Answer {
  const parsed: unknown = JSON.parse(line)
  const has = (field: string) =>
    typeof parsed === 'object' && parsed !== null && Object.hasOwn(parsed, field)
  if (has('refused')) {
    const { id, refused, message } = readExactly(parsed, ['id', 'refused', 'message'])
    return {
      id: readCount(id),
      refused: readWord(refused, refusalReasons),
      message: readText(message),
    }
  }
  if (has('failed')) {
    const { id, failed } = readExactly(parsed, ['id', 'failed'])
    return { id: readCount(id), failed: readText(failed) }
  }
  const { id, value } = readExactly(parsed, ['id', 'value'])
  return { id: readCount(id), value }
}

/** Reads a signature that was made for a plan. Throws where it is another's. */
export function readSigned(value: unknown, plan: TransferPlan): SignedTransfer {
  const signed = signedFromJson(value)
  const { transferId, network } = plan.intent
  if (signed.transferId !== transferId || signed.network !== network) {
    throw new TypeError(`The signer answered for ${signed.transferId} instead of ${transferId}`)
  }
  return signed
}

export function readRecalled(value: unknown): readonly RecalledTransfer[] {
  if (!Array.isArray(value)) throw new TypeError('Expected a list')
  return value.map((each: unknown) => {
    const read = readExactly(each, ['sequence', 'plan', 'signed', 'isAdopted'])
    const { sequence, plan, signed } = read
    return {
      isAdopted: read.isAdopted === true,
      sequence: readCount(sequence),
      plan: plan === null ? null : planFromJson(plan),
      signed: signedFromJson(signed),
    }
  })
}

export function readWitnessAnswer(value: unknown): Witness | null {
  return value === null ? null : witnessFromJson(value)
}

function recalledToJson({ sequence, plan, signed, isAdopted }: RecalledTransfer): object {
  return { sequence, plan: plan === null ? null : planToJson(plan), signed, isAdopted }
}

function signedFromJson(value: unknown): SignedTransfer {
  const signed = readExactly(value, ['transferId', 'network', 'txId', 'bytes'])
  return {
    transferId: readText(signed.transferId),
    network: readText(signed.network),
    txId: readText(signed.txId),
    bytes: readText(signed.bytes),
  }
}
