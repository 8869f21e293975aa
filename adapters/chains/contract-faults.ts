import { expect, test } from 'vitest'
import type { ChainFault, ChainHarness } from './chain-harness.ts'
import {
  type ChainGiven,
  confirmed,
  neverSent,
  ours,
  planned,
  SOON,
  seenInBlock,
  watched,
} from './contract-steps.ts'

/** A node on a bad day costs time, and neither a payment nor a second payout. */
export function describeFaults(given: ChainGiven): void {
  const { faults } = given.traits
  for (const fault of ['silent', 'garbage'] as const) {
    if (faults.includes(fault)) describeNoAnswer(given, fault)
  }
  if (faults.includes('stale')) describeStaleNode(given)
  if (faults.includes('answer_lost')) describeLostAnswer(given)
  if (faults.includes('breaking')) describeBreaking(given)
}

function describeNoAnswer({ harness, freshIndex }: ChainGiven, fault: ChainFault): void {
  test(`a node that is ${fault} answers nothing, whatever is asked`, async () => {
    const { chain, payment, sign, mine } = harness()
    const begin = possible(harness(), fault)
    const plan = await planned(harness(), payment)
    const signed = await sign(plan)
    const end = await begin()
    const questions: readonly (() => Promise<unknown>)[] = [
      () => chain.head(),
      () => chain.watch([chain.payInAddress(payment.asset, freshIndex())]),
      () => chain.scan(null, async () => new Set()),
      () => chain.paymentStatuses([{ txId: neverSent(signed.txId), outputIndex: 0 }]),
      () => chain.funding(plan.intent),
      () => chain.transactionStatus(neverSent(signed.txId)),
      () => chain.findTransaction(neverSent(signed.txId)),
      () => chain.holdings(payment.asset, []),
      () => chain.broadcast(signed),
    ]
    const asked = await Promise.allSettled(questions.map((question) => question()))
    await end()
    expect(asked.map(({ status }) => status)).toEqual(questions.map(() => 'rejected'))

    // Whether the broadcast got through nobody knows: the same bytes go again.
    expect(['accepted', 'already_known']).toContain((await chain.broadcast(signed)).outcome)
    await mine(1)
    await confirmed(chain, signed)
  })
}

function describeStaleNode({ harness, freshIndex }: ChainGiven): void {
  test('what a stale node has not heard of is found when it has caught up', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const begin = possible(harness(), 'stale')
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const early = await payFromOutside(payment, payIn.address, payIn.extraId)
    await mine(1)
    const known = await seenInBlock(chain, start.cursor, payIn, early.txId)
    const { cursor } = await chain.scan(start.cursor, ours(payIn))

    const end = await begin()
    const late = await payFromOutside(payment, payIn.address, payIn.extraId)
    await mine(2)
    // It may say so (throw) or say what it knew, and then the cursor must not skip what it did not know.
    const [stale] = await Promise.allSettled([chain.scan(cursor, ours(payIn))])
    const [held] = await Promise.allSettled([chain.paymentStatuses([known])])
    await end()
    const reached = stale.status === 'fulfilled' ? stale.value.cursor : cursor
    if (held.status === 'fulfilled') expect(held.value).toMatchObject([{ state: 'in_block' }])
    await seenInBlock(chain, reached, payIn, late.txId)
    await expect
      .poll(async () => (await chain.paymentStatuses([known]))[0]?.confirmations, SOON)
      .toBe(3)
  })
}

function describeLostAnswer({ harness }: ChainGiven): void {
  test('a broadcast whose answer is lost has worked, and the same bytes are already known', async () => {
    const { chain, payment, mine, sign } = harness()
    const begin = possible(harness(), 'answer_lost')
    const before = await planned(harness(), payment)
    const signed = await sign(before)
    const end = await begin()
    await expect(chain.broadcast(signed)).rejects.toThrow()
    // The chain can be asked, so a second answer that is lost is not needed.
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
    await end()
    expect(await chain.transactionStatus(signed.txId)).toEqual({ state: 'pending' })
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
    await mine(1)
    await confirmed(chain, signed)
  })
}

function describeBreaking({ harness, freshIndex }: ChainGiven): void {
  test('a question whose connection breaks is asked again; what is sent is sent once', async () => {
    const { chain, payment, mine, sends, sign } = harness()
    if (sends === undefined) throw new Error('The harness does not count what is sent')
    const begin = possible(harness(), 'breaking')
    const payIn = await watched(chain, payment, freshIndex())
    const { cursor } = await chain.scan(null, async () => new Set())
    const plan = await planned(harness(), payment)
    const signed = await sign(plan)
    const end = await begin()
    const questions: readonly (() => Promise<unknown>)[] = [
      () => chain.head(),
      () => chain.watch([payIn]),
      () => chain.scan(cursor, ours(payIn)),
      () => chain.paymentStatuses([{ txId: neverSent(signed.txId), outputIndex: 0 }]),
      () => chain.funding(plan.intent),
      () => chain.transactionStatus(neverSent(signed.txId)),
      () => chain.holdings(payment.asset, []),
    ]
    const asked: unknown[] = []
    for (const question of questions) asked.push((await Promise.allSettled([question()]))[0])
    const before = sends()
    const [sent] = await Promise.allSettled([chain.broadcast(signed)])
    const times = sends() - before
    await end()
    expect(asked).toEqual(questions.map(() => expect.objectContaining({ status: 'fulfilled' })))
    expect({ status: sent.status, times }).toEqual({ status: 'rejected', times: 1 })
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
    await mine(1)
    await confirmed(chain, signed)
  })
}

function possible({ faults }: ChainHarness, fault: ChainFault) {
  const begin = faults?.[fault]
  if (begin === undefined) throw new Error(`The harness has no node that is ${fault}`)
  return begin
}
