import { amount } from '@causeway/core/money'
import { expect, test } from 'vitest'
import {
  composedAgain,
  expectOnlyNewestWaits,
  expectOthersUnknown,
  firstAttempt,
  fundingOf,
  movable,
  newest,
  replaced,
} from './contract-attempts.ts'
import {
  type ChainGiven,
  confirmed,
  NOTHING_TAKEN,
  planned,
  unitsIn,
  watched,
} from './contract-steps.ts'

/** A transfer that waits too long gets a dearer transaction, and never a second payment. */
export function describeReplacing(given: ChainGiven): void {
  if (given.traits.replaces) describeReplacements(given)
  else describeNoReplacements(given)
}

function describeNoReplacements({ harness }: ChainGiven): void {
  test('what waits is never replaced here', async () => {
    const sent = await firstAttempt(harness(), await planned(harness(), harness().payment))
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
    const sent = await firstAttempt(harness(), await planned(harness(), payment))
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
    const first = await firstAttempt(harness(), await planned(harness(), payment))
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
    const first = await firstAttempt(harness(), await planned(harness(), payment))
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
    const sent = await firstAttempt(harness(), await planned(harness(), payment))
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
