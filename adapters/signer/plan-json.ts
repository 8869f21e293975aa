import { amount } from '@causeway/core/money'
import {
  outwardKinds,
  type Reservation,
  type TransferIntent,
  type TransferPlan,
} from '@causeway/core/ports'
import {
  readCount,
  readExactly,
  readText,
  readTextOrNull,
  readTexts,
  readUnits,
  readWord,
} from './wire.ts'

const KINDS = [...outwardKinds, 'sweep', 'gas', 'filler'] as const
/** BIP-32: indices from 2^31 on are hardened, and no pay-in address. */
const INDICES = 2 ** 31

/** A plan as JSON: the same in the journal and on the socket. */
export function planToJson({ intent, also, attempt, reservation, body }: TransferPlan): object {
  return {
    intent: intentToJson(intent),
    ...(also === undefined ? {} : { also: also.map(intentToJson) }),
    attempt,
    reservation:
      reservation.kind === 'nonce'
        ? { kind: 'nonce', nonce: reservation.nonce.toString() }
        : { kind: 'inputs', inputs: reservation.inputs },
    body,
  }
}

function intentToJson({ amount: sum, ...rest }: TransferIntent): object {
  return {
    transferId: rest.transferId,
    network: rest.network,
    kind: rest.kind,
    source: rest.source,
    asset: sum.asset,
    units: sum.units.toString(),
    destination: rest.destination,
    extraId: rest.extraId,
    ...(rest.newAccountKey === undefined ? {} : { newAccountKey: rest.newAccountKey }),
    record: rest.record,
  }
}

/** Reads a plan. Throws TypeError at whatever is missing, wrong or unknown. */
export function planFromJson(value: unknown): TransferPlan {
  const isJoint = typeof value === 'object' && value !== null && 'also' in value
  const plan = readExactly(value, isJoint ? [...PLAN, 'also'] : PLAN)
  const attempt = readCount(plan.attempt)
  if (attempt === 0) throw new TypeError('Attempts are counted from 1')
  return {
    intent: readIntent(plan.intent),
    ...(isJoint ? { also: readIntents(plan.also) } : {}),
    attempt,
    reservation: readReservation(plan.reservation),
    body: readText(plan.body),
  }
}

const PLAN = ['intent', 'attempt', 'reservation', 'body']
const INTENT = [
  'transferId',
  'network',
  'kind',
  'source',
  'asset',
  'units',
  'destination',
  'extraId',
  'record',
]

function readIntent(value: unknown): TransferIntent {
  const makesAccount = typeof value === 'object' && value !== null && 'newAccountKey' in value
  const intent = readExactly(value, makesAccount ? [...INTENT, 'newAccountKey'] : INTENT)
  return {
    transferId: readText(intent.transferId),
    network: readText(intent.network),
    kind: readWord(intent.kind, KINDS),
    source: intent.source === 'hot' ? 'hot' : readIndex(intent.source),
    amount: amount(readText(intent.asset), readUnits(intent.units)),
    destination: readText(intent.destination),
    extraId: readTextOrNull(intent.extraId),
    ...(makesAccount ? { newAccountKey: readText(intent.newAccountKey) } : {}),
    record: readText(intent.record),
  }
}

function readIntents(value: unknown): readonly TransferIntent[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new TypeError('Expected intents of other transfers')
  }
  return value.map(readIntent)
}

function readIndex(value: unknown): number {
  const index = readCount(value)
  if (index >= INDICES) throw new TypeError('Expected the index of a pay-in address')
  return index
}

function readReservation(value: unknown): Reservation {
  const isNonce = typeof value === 'object' && value !== null && 'nonce' in value
  if (isNonce) {
    const { kind, nonce } = readExactly(value, ['kind', 'nonce'])
    return { kind: readWord(kind, ['nonce']), nonce: readUnits(nonce) }
  }
  const { kind, inputs } = readExactly(value, ['kind', 'inputs'])
  const names = readTexts(inputs)
  if (names.length === 0 || new Set(names).size !== names.length) {
    throw new TypeError('Expected outputs to spend, each once')
  }
  return { kind: readWord(kind, ['inputs']), inputs: names }
}
