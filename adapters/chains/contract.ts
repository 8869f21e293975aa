import { amount } from '@causeway/core/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChainHarness } from './chain-harness.ts'
import {
  composedFrom,
  confirmed,
  intended,
  NOTHING_TAKEN,
  neverSent,
  ours,
  planned,
  SOON,
  seen,
  seenInBlock,
  signedBoth,
  taking,
  watched,
} from './contract-steps.ts'

const TEST_MILLISECONDS = 90_000

type Given = { readonly harness: () => ChainHarness; readonly freshIndex: () => number }

/** What every chain provider must do (`core/ports/chain.ts`), whether its chain is the sandbox's or a real node's. */
export function describeChain(name: string, makeHarness: () => Promise<ChainHarness>): void {
  describe(`chain contract: ${name}`, { timeout: TEST_MILLISECONDS }, () => {
    let made: ChainHarness | undefined
    let lastIndex = 0
    beforeAll(async () => {
      made = await makeHarness()
      await made.fundHotWallet()
    }, TEST_MILLISECONDS)
    afterAll(async () => {
      await made?.stop?.()
    }, TEST_MILLISECONDS)
    const given: Given = {
      harness: () => {
        if (made === undefined) throw new Error('The harness was not made')
        return made
      },
      freshIndex: () => {
        lastIndex += 1
        return lastIndex
      },
    }
    describeAddresses(given)
    describeReceiving(given)
    describeSending(given)
    describeHoldings(given)
    describeConflicts(given)
    describeReorganising(given)
  })
}

function describeAddresses({ harness, freshIndex }: Given): void {
  test('an index gives one address, another index another', () => {
    const { chain, payment } = harness()
    const index = freshIndex()
    const address = chain.payInAddress(payment.asset, index)
    expect(chain.payInAddress(payment.asset, index)).toEqual(address)
    expect(chain.payInAddress(payment.asset, freshIndex())).not.toEqual(address)
    expect(address.address).not.toBe(chain.hotWalletAddress(payment.asset))
  })

  test('the chain says who it is and where its head is', async () => {
    const { chain, mine, payment } = harness()
    expect(chain.assets).toContain(payment.asset)
    expect(await chain.identity()).toBe(await chain.identity())
    const before = await chain.head()
    await mine(2)
    await expect.poll(async () => (await chain.head()).height, SOON).toBe(before.height + 2)
    expect((await chain.head()).hash).not.toBe(before.hash)
  })
}

function describeReceiving({ harness, freshIndex }: Given): void {
  test('a payment is seen pending, then in a block, under one key', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const { txId } = await payFromOutside(payment, payIn.address, payIn.extraId)

    const pending = await seen(chain, start.cursor, payIn, txId)
    expect(pending).toMatchObject({ amount: payment, blockHash: null, confirmations: 0, txId })
    expect(pending.extraId).toBe(payIn.extraId)

    await mine(3)
    const settled = await seenInBlock(chain, start.cursor, payIn, txId)
    expect(settled.outputIndex).toBe(pending.outputIndex)
    expect(settled.confirmations).toBe(3)
    const all = await chain.scan(start.cursor, ours(payIn))
    const keys = all.payments.map((payment) => `${payment.txId}:${payment.outputIndex}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('a payment to an address that is not owned is not reported', async () => {
    const { chain, payment, mine, outsideAddress, payFromOutside } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const { txId } = await payFromOutside(payment, await outsideAddress(), null)
    const own = await payFromOutside(payment, payIn.address, payIn.extraId)
    await mine(1)
    await seenInBlock(chain, start.cursor, payIn, own.txId)
    const { payments } = await chain.scan(start.cursor, ours(payIn))
    expect(payments.some((payment) => payment.txId === txId)).toBe(false)
    const nobody = await chain.scan(start.cursor, async () => new Set())
    expect(nobody.payments.some((payment) => payment.txId === own.txId)).toBe(false)
  })

  test('statuses come in the order asked; what the chain never knew is gone', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const first = await payFromOutside(payment, payIn.address, payIn.extraId)
    const { outputIndex } = await seen(chain, start.cursor, payIn, first.txId)
    const known = { txId: first.txId, outputIndex }
    const unknown = { txId: neverSent(first.txId), outputIndex: 0 }
    expect(await chain.paymentStatuses([unknown, known])).toEqual([
      { ...unknown, state: 'gone', confirmations: 0, blockHash: null },
      { ...known, state: 'pending', confirmations: 0, blockHash: null },
    ])
    await mine(2)
    const settled = await seenInBlock(chain, start.cursor, payIn, first.txId)
    expect(await chain.paymentStatuses([known, unknown])).toEqual([
      { ...known, state: 'in_block', confirmations: 2, blockHash: settled.blockHash },
      { ...unknown, state: 'gone', confirmations: 0, blockHash: null },
    ])
  })

  test('a cursor that the chain does not know is no reason to miss a payment', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const { txId } = await payFromOutside(payment, payIn.address, payIn.extraId)
    await mine(1)
    await seenInBlock(chain, start.cursor, payIn, txId)
    expect(await seenInBlock(chain, 'no such cursor', payIn, txId)).toMatchObject({ txId })
  })
}

function describeSending({ harness, freshIndex }: Given): void {
  test('composes, signs, broadcasts and confirms; the same bytes again are already known', async () => {
    const { chain, payment, mine } = harness()
    const plan = await planned(harness(), payment)
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

  test('a payment of ours to a pay-in address of ours is reported like any other', async () => {
    const { chain, payment, mine } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const signed = await harness().sign(await planned(harness(), payment, payIn))
    await chain.broadcast(signed)
    await mine(1)
    const settled = await seenInBlock(chain, start.cursor, payIn, signed.txId)
    expect(settled.amount).toEqual(payment)
  })
}

function describeHoldings({ harness, freshIndex }: Given): void {
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

function describeConflicts({ harness }: Given): void {
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

function describeReorganising({ harness, freshIndex }: Given): void {
  test('a replaced block takes its payments out; the old cursor finds them again', async (context) => {
    const { chain, payment, mine, payFromOutside, reorganise } = harness()
    if (reorganise === undefined) return context.skip('this chain cannot be reorganised at will')
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const { txId } = await payFromOutside(payment, payIn.address, payIn.extraId)
    await mine(2)
    const old = await seenInBlock(chain, start.cursor, payIn, txId)
    const { cursor } = await chain.scan(start.cursor, ours(payIn))

    await reorganise(2)
    const key = { txId, outputIndex: old.outputIndex }
    const [status] = await chain.paymentStatuses([key])
    expect(status?.blockHash).not.toBe(old.blockHash)
    await mine(2)
    const [later] = await chain.paymentStatuses([key])
    if (later?.state === 'gone') return
    const again = await seenInBlock(chain, cursor, payIn, txId)
    expect(again.outputIndex).toBe(old.outputIndex)
    expect(again.blockHash).not.toBe(old.blockHash)
  })

  test('bytes of ours that were reorganised out can be broadcast again', async (context) => {
    const { chain, payment, mine, reorganise } = harness()
    if (reorganise === undefined) return context.skip('this chain cannot be reorganised at will')
    const signed = await harness().sign(await planned(harness(), payment))
    await chain.broadcast(signed)
    await mine(1)
    await confirmed(chain, signed)
    await reorganise(1)
    expect(['accepted', 'already_known']).toContain((await chain.broadcast(signed)).outcome)
    await mine(1)
    await confirmed(chain, signed)
  })
}
