import { amount } from '@causeway/core/money'
import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import type { ChainHarness } from './chain-harness.ts'
import {
  type ChainGiven,
  confirmed,
  NOTHING_TAKEN,
  planned,
  SOON,
  unitsIn,
  watched,
} from './contract-steps.ts'

type Attempts = { readonly plans: readonly TransferPlan[]; readonly signed: SignedTransfer[] }
type Fees = NonNullable<ChainHarness['fees']>

/** A transfer that waits too long gets a dearer transaction, and never a second payment. */
export function describeReplacing(given: ChainGiven): void {
  if (given.traits.replaces) describeReplacements(given)
  else describeNoReplacements(given)
}

function describeNoReplacements({ harness }: ChainGiven): void {
  test('what waits is never replaced here', async () => {
    const sent = await firstAttempt(harness(), harness().payment)
    const funding = await fundingOf(harness(), sent)
    expect(harness().chain.replace(sent.plans, funding, NOTHING_TAKEN)).toMatchObject({
      failure: { code: 'cannot_be_replaced' },
    })
    await harness().mine(1)
    await confirmed(harness().chain, newest(sent))
  })
}

function describeReplacements({ harness, freshIndex }: ChainGiven): void {
  test('what waits is not replaced while the network asks no more than it pays', async () => {
    const { chain, payment } = harness()
    const sent = await firstAttempt(harness(), payment)
    const replaced = chain.replace(sent.plans, await fundingOf(harness(), sent), NOTHING_TAKEN)
    expect(replaced).toMatchObject({ failure: { code: 'fee_is_enough' } })
    await harness().mine(1)
    await confirmed(chain, newest(sent))
  })

  test('a dearer transaction takes the place of one that waits, and only it confirms', async () => {
    const { chain, payment, mine } = harness()
    const fees = movable(harness())
    const payIn = await watched(chain, payment, freshIndex())
    const before = await chain.holdings(payment.asset, [payIn.address])
    const first = await firstAttempt(harness(), payment)
    const both = await replaced(harness(), first, fees)
    await expectOnlyNewestWaits(harness(), both)
    await mine(2)
    const { fee } = await confirmed(chain, newest(both))
    await expectOthersUnknown(harness(), both)
    expect(await chain.holdings(payment.asset, [payIn.address])).toEqual(
      amount(payment.asset, before.units - payment.units - unitsIn(payment.asset, [fee])),
    )
  })

  test('a replacement can be replaced, and conflicts with every attempt before it', async () => {
    const { chain, payment, mine } = harness()
    const fees = movable(harness())
    const before = await chain.holdings(payment.asset, [])
    const first = await firstAttempt(harness(), payment)
    const second = await replaced(harness(), first, fees)
    const third = await replaced(harness(), second, fees)
    expect(third.plans.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    await expectOnlyNewestWaits(harness(), third)
    await mine(2)
    const { fee } = await confirmed(chain, newest(third))
    await expectOthersUnknown(harness(), third)
    expect(await chain.holdings(payment.asset, [])).toEqual(
      amount(payment.asset, before.units - payment.units - unitsIn(payment.asset, [fee])),
    )
  })

  test('a replacement of what has confirmed meanwhile does not pay twice', async () => {
    const { chain, payment, mine } = harness()
    const fees = movable(harness())
    const before = await chain.holdings(payment.asset, [])
    const sent = await firstAttempt(harness(), payment)
    const { signed } = await composedAgain(harness(), sent, fees)
    await fees.calm()
    await mine(1)
    const { fee } = await confirmed(chain, newest(sent))
    expect(await chain.broadcast(signed)).toMatchObject({ outcome: 'rejected' })
    await mine(1)
    expect(await chain.transactionStatus(signed.txId)).toEqual({ state: 'unknown' })
    expect(await chain.transactionStatus(newest(sent).txId)).toMatchObject({ state: 'in_block' })
    expect(await chain.holdings(payment.asset, [])).toEqual(
      amount(payment.asset, before.units - payment.units - unitsIn(payment.asset, [fee])),
    )
  })
}

function movable({ fees }: ChainHarness): Fees {
  if (fees === undefined) throw new Error('The harness does not say how to move fees')
  return fees
}

function newest({ signed }: Attempts): SignedTransfer {
  const last = signed.at(-1)
  if (last === undefined) throw new Error('Nothing was signed')
  return last
}

function fundingOf({ chain }: ChainHarness, { plans: [plan] }: Attempts) {
  if (plan === undefined) throw new Error('Nothing was planned')
  return chain.funding(plan.intent)
}

async function firstAttempt(harness: ChainHarness, sum: ChainHarness['payment']) {
  const plan = await planned(harness, sum)
  expect(plan.attempt).toBe(1)
  const signed = await harness.sign(plan)
  expect(await harness.chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
  return { plans: [plan], signed: [signed] }
}

/** Decides and signs the next attempt when the network asks more than the latest one pays. */
async function composedAgain(
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
  expect(plan.attempt).toBe((last?.attempt ?? 0) + 1)
  for (const before of earlier.plans) expect(isRival(before, plan)).toBe(true)
  const signed = await sign(plan)
  expect(await sign(plan)).toEqual(signed)
  expect(earlier.signed.map(({ txId }) => txId)).not.toContain(signed.txId)
  return { plan, signed }
}

/** The attempts so far and one more, which the network has taken in their place. */
async function replaced(harness: ChainHarness, earlier: Attempts, fees: Fees): Promise<Attempts> {
  const { plan, signed } = await composedAgain(harness, earlier, fees)
  expect(await harness.chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
  expect(await harness.chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
  return { plans: [...earlier.plans, plan], signed: [...earlier.signed, signed] }
}

function isRival({ reservation: left }: TransferPlan, { reservation: right }: TransferPlan) {
  if (left.kind === 'nonce') return right.kind === 'nonce' && left.nonce === right.nonce
  return right.kind === 'inputs' && left.inputs.some((input) => right.inputs.includes(input))
}

async function expectOnlyNewestWaits({ chain }: ChainHarness, attempts: Attempts): Promise<void> {
  expect(await chain.transactionStatus(newest(attempts).txId)).toEqual({ state: 'pending' })
  for (const { txId } of attempts.signed.slice(0, -1)) {
    await expect.poll(() => chain.transactionStatus(txId), SOON).toEqual({ state: 'unknown' })
  }
}

/** No earlier attempt is on the chain, and none gets there any more. */
async function expectOthersUnknown({ chain }: ChainHarness, attempts: Attempts): Promise<void> {
  for (const earlier of attempts.signed.slice(0, -1)) {
    expect(await chain.transactionStatus(earlier.txId)).toEqual({ state: 'unknown' })
    expect(await chain.broadcast(earlier)).toMatchObject({ outcome: 'rejected' })
  }
}
