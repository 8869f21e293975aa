import { amount } from '@causeway/core/money'
import type { Reservation, TransferPlan } from '@causeway/core/ports'

type StoredPlan = {
  readonly transferId: string
  readonly network: string
  readonly asset: string
  readonly units: string
  readonly destination: string
  readonly extraId: string | null
  readonly inputs: readonly string[] | null
  readonly nonce: string | null
  readonly body: string
}

/** A plan as text for the transfer's row. */
export function storePlan(plan: TransferPlan): string {
  const { intent, reservation } = plan
  const stored: StoredPlan = {
    transferId: intent.transferId,
    network: intent.network,
    asset: intent.amount.asset,
    units: intent.amount.units.toString(),
    destination: intent.destination,
    extraId: intent.extraId,
    inputs: reservation.kind === 'inputs' ? reservation.inputs : null,
    nonce: reservation.kind === 'nonce' ? reservation.nonce.toString() : null,
    body: plan.body,
  }
  return JSON.stringify(stored)
}

/** The plan a row holds. */
export function readPlan(text: string): TransferPlan {
  const stored: StoredPlan = JSON.parse(text)
  return {
    intent: {
      transferId: stored.transferId,
      network: stored.network,
      amount: amount(stored.asset, BigInt(stored.units)),
      destination: stored.destination,
      extraId: stored.extraId,
    },
    reservation: reservationOf(stored),
    body: stored.body,
  }
}

function reservationOf(stored: StoredPlan): Reservation {
  if (stored.inputs !== null) return { kind: 'inputs', inputs: stored.inputs }
  if (stored.nonce !== null) return { kind: 'nonce', nonce: BigInt(stored.nonce) }
  throw new Error(`The plan of transfer ${stored.transferId} reserves nothing`)
}
