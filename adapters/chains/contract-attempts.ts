import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { expect } from 'vitest'
import type { ChainHarness } from './chain-harness.ts'
import { NOTHING_TAKEN, SOON } from './contract-steps.ts'

/** The attempts of one transfer, or of one joint transaction; first attempt first. */
type Attempts = {
  readonly plans: readonly TransferPlan[]
  readonly signed: readonly SignedTransfer[]
}
type Fees = NonNullable<ChainHarness['fees']>

/** How to move what the network asks. Throws where the harness cannot. */
export function movable({ fees }: ChainHarness): Fees {
  if (fees === undefined) throw new Error('The harness does not say how to move fees')
  return fees
}

/** The transaction of the latest attempt. */
export function newest({ signed }: Attempts): SignedTransfer {
  const last = signed.at(-1)
  if (last === undefined) throw new Error('Nothing was signed')
  return last
}

/** What can be spent now, as the intent of the attempts asks for it. */
export function fundingOf({ chain }: ChainHarness, { plans: [plan] }: Attempts) {
  if (plan === undefined) throw new Error('Nothing was planned')
  return chain.funding(plan.intent)
}

/** Signs and sends a plan, which the network must take. */
export async function firstAttempt(harness: ChainHarness, plan: TransferPlan): Promise<Attempts> {
  expect(plan.attempt).toBe(1)
  const signed = await harness.sign(plan)
  expect(await harness.chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
  return { plans: [plan], signed: [signed] }
}

/** Decides and signs the next attempt when the network asks more than the latest one pays. */
export async function composedAgain(
  harness: ChainHarness,
  earlier: Attempts,
  fees: Fees,
): Promise<{ readonly plan: TransferPlan; readonly signed: SignedTransfer }> {
  const { chain, sign } = harness
  await fees.raise()
  const funding = await fundingOf(harness, earlier)
  const composed = chain.replace(earlier.plans, funding, NOTHING_TAKEN)
  if (!composed.ok) throw new Error(`Not replaced: ${composed.failure.code}`)
  expect(chain.replace(earlier.plans, funding, NOTHING_TAKEN)).toEqual(composed)
  const plan = composed.value
  const last = earlier.plans.at(-1)
  expect(plan.intent).toEqual(last?.intent)
  expect(plan.also).toEqual(last?.also)
  expect(plan.attempt).toBe((last?.attempt ?? 0) + 1)
  for (const before of earlier.plans) expect(isRival(before, plan)).toBe(true)
  const signed = await sign(plan)
  expect(await sign(plan)).toEqual(signed)
  expect(earlier.signed.map(({ txId }) => txId)).not.toContain(signed.txId)
  return { plan, signed }
}

/** The attempts so far and one more, which the network has taken in their place. */
export async function replaced(
  harness: ChainHarness,
  earlier: Attempts,
  fees: Fees,
): Promise<Attempts> {
  const { plan, signed } = await composedAgain(harness, earlier, fees)
  expect(await harness.chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
  expect(await harness.chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
  return { plans: [...earlier.plans, plan], signed: [...earlier.signed, signed] }
}

function isRival({ reservation: left }: TransferPlan, { reservation: right }: TransferPlan) {
  if (left.kind === 'nonce') return right.kind === 'nonce' && left.nonce === right.nonce
  return right.kind === 'inputs' && left.inputs.some((input) => right.inputs.includes(input))
}

/** The latest attempt waits, and the node has dropped those before. */
export async function expectOnlyNewestWaits(
  { chain }: ChainHarness,
  attempts: Attempts,
): Promise<void> {
  expect(await chain.transactionStatus(newest(attempts).txId)).toEqual({ state: 'pending' })
  for (const { txId } of attempts.signed.slice(0, -1)) {
    await expect.poll(() => chain.transactionStatus(txId), SOON).toEqual({ state: 'unknown' })
  }
}

/** No earlier attempt is on the chain, and none gets there any more. */
export async function expectOthersUnknown(
  { chain }: ChainHarness,
  attempts: Attempts,
): Promise<void> {
  for (const earlier of attempts.signed.slice(0, -1)) {
    expect(await chain.transactionStatus(earlier.txId)).toEqual({ state: 'unknown' })
    expect(await chain.broadcast(earlier)).toMatchObject({ outcome: 'rejected' })
  }
}
