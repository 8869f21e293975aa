import { amount } from '@causeway/core/money'
import { expect, test } from 'vitest'
import {
  type ChainGiven,
  composedFrom,
  confirmed,
  intended,
  NOTHING_TAKEN,
  planned,
  seenInBlock,
  signedBoth,
  taking,
  watched,
} from './contract-steps.ts'

/** What we send confirms once, and is no payment to us unless it pays us. */
export function describeSending({ harness, freshIndex, traits }: ChainGiven): void {
  test('composes, signs, broadcasts and confirms; the same bytes again are already known', async () => {
    const { chain, payment, mine } = harness()
    const plan = await planned(harness(), payment)
    expect(plan.reservation.kind).toBe(traits.reserves)
    const signed = await harness().sign(plan)
    expect(await harness().sign(plan)).toEqual(signed)
    expect(await chain.transactionStatus(signed.txId)).toEqual({ state: 'unknown' })
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
    expect(await chain.transactionStatus(signed.txId)).toEqual({ state: 'pending' })
    await mine(2)
    await confirmed(chain, signed)
    expect(await chain.transactionStatus(signed.txId)).toMatchObject({
      state: 'in_block',
      confirmations: 2,
      succeeded: true,
    })
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
  })

  test('what we send to ourselves as change is not reported as a payment', async () => {
    const { chain, payment, mine } = harness()
    const hot = chain.hotWalletAddress(payment.asset)
    const start = await chain.scan(null, async () => new Set())
    const signed = await harness().sign(await planned(harness(), payment))
    await chain.broadcast(signed)
    await mine(1)
    await confirmed(chain, signed)
    const { payments } = await chain.scan(start.cursor, async () => new Set([hot]))
    expect(payments.some((payment) => payment.txId === signed.txId)).toBe(false)
  })

  test('a payment of ours to a pay-in address of ours is reported like any other, or never made', async () => {
    const { chain, payment, mine } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    if (traits.sharesAddress === true) {
      const intent = await intended(harness(), payment, payIn)
      expect(chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)).toMatchObject({
        failure: { code: 'destination_refused' },
      })
      return
    }
    const start = await chain.scan(null, async () => new Set())
    const signed = await harness().sign(await planned(harness(), payment, payIn))
    await chain.broadcast(signed)
    await mine(1)
    const settled = await seenInBlock(chain, start.cursor, payIn, signed.txId)
    expect(settled.amount).toEqual(payment)
  })
}

/** What we hold follows from what came and went. */
export function describeHoldings({ harness, freshIndex }: ChainGiven): void {
  test('holdings add up: received less sent less fees', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const { asset } = payment
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const before = await chain.holdings(asset, [payIn.address])
    const { txId } = await payFromOutside(payment, payIn.address, payIn.extraId)
    await mine(1)
    await seenInBlock(chain, start.cursor, payIn, txId)
    const richer = await chain.holdings(asset, [payIn.address, payIn.address])
    expect(richer).toEqual(amount(asset, before.units + payment.units))

    const signed = await harness().sign(await planned(harness(), payment))
    await chain.broadcast(signed)
    await mine(1)
    const { fee } = await confirmed(chain, signed)
    const feeUnits = fee.asset === asset ? fee.units : 0n
    expect(fee.units).toBeGreaterThan(0n)
    expect(await chain.holdings(asset, [payIn.address])).toEqual(
      amount(asset, before.units - feeUnits),
    )
  })

  test('more than the wallet holds is an expected failure', async () => {
    const { chain, payment } = harness()
    const intent = await intended(harness(), amount(payment.asset, 10n ** 40n))
    const composed = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
    expect(composed).toMatchObject({ ok: false, failure: { code: 'insufficient_funds' } })
  })
}

/** Transfers that cannot, or can, confirm beside each other. */
export function describeConflicts({ harness }: ChainGiven): void {
  test('of two transfers with one reservation only one confirms', async () => {
    const { chain, payment, mine } = harness()
    const left = await intended(harness(), payment)
    const right = await intended(harness(), payment)
    const funding = await chain.funding(left)
    const signed = await signedBoth(harness(), [
      composedFrom(chain, left, funding, NOTHING_TAKEN),
      composedFrom(chain, right, funding, NOTHING_TAKEN),
    ])
    expect(signed[0].txId).not.toBe(signed[1].txId)
    expect(await chain.broadcast(signed[0])).toEqual({ outcome: 'accepted' })
    expect(await chain.broadcast(signed[1])).toMatchObject({ outcome: 'rejected' })
    await mine(1)
    await confirmed(chain, signed[0])
    expect(await chain.broadcast(signed[1])).toMatchObject({ outcome: 'rejected' })
    expect(await chain.transactionStatus(signed[1].txId)).toEqual({ state: 'unknown' })
  })

  test('a second transfer that is told what the first took confirms beside it', async () => {
    const { chain, payment, mine } = harness()
    const left = await intended(harness(), payment)
    const right = await intended(harness(), payment)
    const funding = await chain.funding(left)
    const first = composedFrom(chain, left, funding, NOTHING_TAKEN)
    const second = composedFrom(chain, right, await chain.funding(right), taking(first))
    const signed = await signedBoth(harness(), [first, second])
    expect(await chain.broadcast(signed[0])).toEqual({ outcome: 'accepted' })
    expect(await chain.broadcast(signed[1])).toEqual({ outcome: 'accepted' })
    await mine(1)
    await confirmed(chain, signed[0])
    await confirmed(chain, signed[1])
  })
}
