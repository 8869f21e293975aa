import { amount } from '@causeway/core/money'
import {
  type ChainPort,
  type PayInAddress,
  plansOf,
  type TransferIntent,
  type TransferPlan,
} from '@causeway/core/ports'
import { expect, test } from 'vitest'
import type { ChainHarness } from './chain-harness.ts'
import {
  expectOnlyNewestWaits,
  expectOthersUnknown,
  firstAttempt,
  movable,
  newest,
  replaced,
} from './contract-attempts.ts'
import {
  type ChainGiven,
  confirmed,
  intended,
  NOTHING_TAKEN,
  SOON,
  seenInBlock,
  unitsIn,
  watched,
} from './contract-steps.ts'

type Intents = Parameters<NonNullable<ChainPort['composeJoint']>>[0]

/** One transaction may pay several transfers, each of them exactly. */
export function describeJoint(given: ChainGiven): void {
  if (given.traits.joins !== true) {
    test('a transaction pays one transfer only', () => {
      expect(given.harness().chain.composeJoint).toBeUndefined()
    })
    return
  }
  describeJointPayments(given)
  describeJointPlans(given)
  if (given.traits.replaces) describeJointReplacing(given)
}

function describeJointPayments({ harness, freshIndex }: ChainGiven): void {
  test('a joint transaction confirms once and pays each of its payments exactly', async () => {
    const { chain, payment, mine, sign } = harness()
    const { asset } = payment
    const payIns: PayInAddress[] = []
    while (payIns.length < 3) payIns.push(await watched(chain, payment, freshIndex()))
    const addresses = payIns.map(({ address }) => address)
    const start = await chain.scan(null, async () => new Set())
    const before = await chain.holdings(asset, addresses)
    const intents = await threeIntents(harness(), payIns)
    const signed = await sign(await plannedJointly(harness(), intents))
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
    await mine(1)
    const { fee } = await confirmed(chain, signed)
    for (const [place, payIn] of payIns.entries()) {
      const settled = await seenInBlock(chain, start.cursor, payIn, signed.txId)
      expect(settled.amount).toEqual(intents[place]?.amount)
    }
    expect(await chain.holdings(asset, addresses)).toEqual(
      amount(asset, before.units - unitsIn(asset, [fee])),
    )
  })

  test('a joint transaction is composed only where each payment can be made, and all together', async () => {
    const { chain, payment, mine } = harness()
    await mine(1)
    const [intent, ...others] = await threeIntents(harness())
    const { units } = await chain.holdings(payment.asset, [])
    const changed = (changes: Partial<TransferIntent>): Intents => [
      intent,
      ...others.map((other, place) => (place === 0 ? { ...other, ...changes } : other)),
    ]
    const most = { amount: amount(payment.asset, (units * 3n) / 5n) }
    const funding = await chain.funding(intent)
    const compose = (intents: Intents) => joining(chain)(intents, funding, NOTHING_TAKEN)
    expect(chain.compose({ ...intent, ...most }, funding, NOTHING_TAKEN).ok).toBe(true)
    const [first, ...rest] = changed(most)
    expect(compose([{ ...first, ...most }, ...rest])).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    expect(compose(changed({ amount: amount(payment.asset, 1n) }))).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
    expect(compose(changed({ destination: 'nowhere' }))).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })
}

function describeJointPlans({ harness, traits }: ChainGiven): void {
  test('all plans of a joint transaction reserve the same and sign to the same bytes', async () => {
    const { chain, mine, sign } = harness()
    const intents = await threeIntents(harness())
    const plan = await plannedJointly(harness(), intents)
    expect(plan.intent).toEqual(intents[0])
    expect(plan.reservation.kind).toBe(traits.reserves)
    const { cursor } = await chain.scan(null, async () => new Set())
    const signed = await sign(plan)
    const plans = plansOf(plan)
    expect(plans).toHaveLength(3)
    for (const each of plans) {
      const { transferId } = each.intent
      expect(each.reservation).toEqual(plan.reservation)
      expect(await sign(each)).toEqual({ ...signed, transferId })
    }
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
    for (const each of plans) {
      expect(await chain.broadcast(await sign(each))).toEqual({ outcome: 'already_known' })
    }
    await mine(1)
    await confirmed(chain, signed)
    await expectPaid(harness(), { cursor, txId: signed.txId, intents })
  })
}

function describeJointReplacing({ harness }: ChainGiven): void {
  test('a dearer joint transaction keeps all payments, and only it confirms', async () => {
    const { chain, payment, mine } = harness()
    const { asset } = payment
    const intents = await threeIntents(harness())
    const { cursor } = await chain.scan(null, async () => new Set())
    const before = await chain.holdings(asset, [])
    const first = await firstAttempt(harness(), await plannedJointly(harness(), intents))
    const both = await replaced(harness(), first, movable(harness()))
    await expectOnlyNewestWaits(harness(), both)
    await mine(2)
    const { fee } = await confirmed(chain, newest(both))
    await expectOthersUnknown(harness(), both)
    const paid = intents.reduce((sum, intent) => sum + intent.amount.units, 0n)
    expect(await chain.holdings(asset, [])).toEqual(
      amount(asset, before.units - paid - unitsIn(asset, [fee])),
    )
    await expectPaid(harness(), { cursor, txId: newest(both).txId, intents })
  })
}

/** Payouts to three addresses; two of them are of the same amount. */
async function threeIntents(
  harness: ChainHarness,
  to: readonly PayInAddress[] = [],
): Promise<Intents> {
  const { payment } = harness
  return [
    await intended(harness, payment, to[0]),
    await intended(harness, amount(payment.asset, 2n * payment.units), to[1]),
    await intended(harness, payment, to[2]),
  ]
}

/** Composes while nothing is taken, and checks that composing again decides the same. */
async function plannedJointly({ chain }: ChainHarness, intents: Intents): Promise<TransferPlan> {
  const compose = joining(chain)
  const funding = await chain.funding(intents[0])
  const composed = compose(intents, funding, NOTHING_TAKEN)
  if (!composed.ok) throw new Error(`Not composed: ${composed.failure.code}`)
  expect(compose(intents, funding, NOTHING_TAKEN)).toEqual(composed)
  return composed.value
}

function joining({ composeJoint }: ChainPort): NonNullable<ChainPort['composeJoint']> {
  if (composeJoint === undefined) throw new Error('The chain has no joint transactions')
  return composeJoint
}

/** The chain tells that a transaction paid what the intents say, and nothing else. */
async function expectPaid(
  { chain }: ChainHarness,
  told: { readonly cursor: string; readonly txId: string; readonly intents: Intents },
): Promise<void> {
  const line = (address: string, units: bigint) => `${address} ${units}`
  const wanted = { transactions: [told.txId], nonces: [] }
  const read = async () => {
    const found = await chain.findSpendings(wanted, told.cursor)
    const payments = found.flatMap((spending) => spending.payments)
    return payments.map((paid) => line(paid.address, paid.amount.units)).toSorted()
  }
  const expected = told.intents.map((intent) => line(intent.destination, intent.amount.units))
  await expect.poll(read, SOON).toEqual(expected.toSorted())
}
