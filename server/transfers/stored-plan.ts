import { amount } from '@causeway/core/money'
import type { Reservation, TransferIntent, TransferKind, TransferPlan } from '@causeway/core/ports'
import { readSource, storeSource } from './transfer-source.ts'

type StoredPlan = {
  readonly transferId: string
  readonly network: string
  /** Absent in plans of version 0.1, as are `source`, `record` and `attempt`. */
  readonly kind?: TransferKind
  readonly source?: string
  readonly record?: string
  readonly attempt?: number
  readonly asset: string
  readonly units: string
  readonly destination: string
  readonly extraId: string | null
  /** Absent where no account is made. */
  readonly newAccountKey?: string
  readonly inputs: readonly string[] | null
  readonly nonce: string | null
  readonly body: string
  /** Absent where the transaction pays this transfer alone. */
  readonly also?: readonly StoredPayment[]
}

/** Another transfer that the transaction pays: network, source and coin are those of the plan's own. */
type StoredPayment = {
  readonly transferId: string
  readonly kind: TransferKind
  readonly units: string
  readonly destination: string
  readonly record: string
}

/** A plan as text for the transfer's row and for each of its transactions. */
export function storePlan(plan: TransferPlan): string {
  const { intent, reservation } = plan
  const stored: StoredPlan = {
    transferId: intent.transferId,
    network: intent.network,
    kind: intent.kind,
    source: storeSource(intent.source),
    record: intent.record,
    attempt: plan.attempt,
    asset: intent.amount.asset,
    units: intent.amount.units.toString(),
    destination: intent.destination,
    extraId: intent.extraId,
    ...(intent.newAccountKey === undefined ? {} : { newAccountKey: intent.newAccountKey }),
    inputs: reservation.kind === 'inputs' ? reservation.inputs : null,
    nonce: reservation.kind === 'nonce' ? reservation.nonce.toString() : null,
    body: plan.body,
    ...(plan.also === undefined ? {} : { also: plan.also.map(storedPayment) }),
  }
  return JSON.stringify(stored)
}

/** Throws where an intent says more than a payment that shares a transaction may. */
function storedPayment(intent: TransferIntent): StoredPayment {
  if (intent.extraId !== null || intent.newAccountKey !== undefined) {
    throw new Error(`Transfer ${intent.transferId} may share no transaction`)
  }
  const { transferId, kind, destination, record } = intent
  return { transferId, kind, units: intent.amount.units.toString(), destination, record }
}

/** What version 0.1 did not keep in a plan, as the transfer's row has it. */
type PlannedRow = {
  readonly kind: TransferKind
  readonly source: string
  readonly record: string
}

/** The plan that a transfer's row holds, or the row of one of its transactions. */
export function readPlan(text: string, row: PlannedRow): TransferPlan {
  const stored: StoredPlan = JSON.parse(text)
  const intent: TransferIntent = {
    transferId: stored.transferId,
    network: stored.network,
    kind: stored.kind ?? row.kind,
    source: readSource(stored.source ?? row.source),
    amount: amount(stored.asset, BigInt(stored.units)),
    destination: stored.destination,
    extraId: stored.extraId,
    ...(stored.newAccountKey === undefined ? {} : { newAccountKey: stored.newAccountKey }),
    record: stored.record ?? row.record,
  }
  const { network, source } = intent
  const also = stored.also?.map(({ units, ...payment }) => ({
    ...payment,
    network,
    source,
    amount: amount(stored.asset, BigInt(units)),
    extraId: null,
  }))
  return {
    intent,
    ...(also === undefined ? {} : { also }),
    attempt: stored.attempt ?? 1,
    reservation: reservationOf(stored),
    body: stored.body,
  }
}

/** The other transfers that share the transaction of a stored plan. */
export function sharersOf(text: string | null | undefined): readonly string[] {
  if (text === null || text === undefined) return []
  const { also = [] }: Pick<StoredPlan, 'also'> = JSON.parse(text)
  return also.map(({ transferId }) => transferId)
}

function reservationOf(stored: StoredPlan): Reservation {
  if (stored.inputs !== null) return { kind: 'inputs', inputs: stored.inputs }
  if (stored.nonce !== null) return { kind: 'nonce', nonce: BigInt(stored.nonce) }
  throw new Error(`The plan of transfer ${stored.transferId} reserves nothing`)
}
