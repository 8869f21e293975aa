import { amount } from '@causeway/core/money'
import type { Reservation, TransferIntent, TransferPlan } from '@causeway/core/ports'

export const inputs = (...names: string[]): Reservation => ({ kind: 'inputs', inputs: names })
export const nonce = (value: bigint): Reservation => ({ kind: 'nonce', nonce: value })

type Change = Partial<Omit<TransferIntent, 'transferId' | 'amount'>> & {
  readonly asset?: string
  readonly units?: bigint
  readonly attempt?: number
  readonly body?: string
}

/** A payout for tests, or what a test makes of it. */
export function samplePlan(
  transferId: string,
  reservation: Reservation,
  { asset = 'ltc', units = 5n, attempt = 1, body = '{}', ...change }: Change = {},
): TransferPlan {
  return {
    intent: {
      transferId,
      network: 'litecoin',
      kind: 'payout',
      source: 'hot',
      amount: amount(asset, units),
      destination: 'somewhere',
      extraId: null,
      record: '{}',
      ...change,
    },
    attempt,
    reservation,
    body,
  }
}

/** One transaction that pays several payouts for tests: the plan of the first. */
export function sampleJoint(
  [first, ...others]: readonly [string, ...string[]],
  reservation: Reservation,
  change: Change = {},
): TransferPlan {
  const also = others.map((id) => samplePlan(id, reservation, change).intent)
  return { ...samplePlan(first, reservation, change), also }
}
