import { expect, test } from 'vitest'
import {
  type ChainGiven,
  neverSent,
  ours,
  SOON,
  seen,
  seenInBlock,
  watched,
} from './contract-steps.ts'

/** Where customers pay in, and where the chain is. */
export function describeAddresses({ harness, freshIndex, traits }: ChainGiven): void {
  test('an index gives one address, another index another', () => {
    const { chain, payment } = harness()
    const index = freshIndex()
    const address = chain.payInAddress(payment.asset, index)
    expect(chain.payInAddress(payment.asset, index)).toEqual(address)
    expect(chain.payInAddress(payment.asset, freshIndex())).not.toEqual(address)
    const isShared = address.address === chain.hotWalletAddress(payment.asset)
    expect(isShared).toBe(traits.sharesAddress === true)
    if (isShared) expect(address.extraId).not.toBeNull()
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

/** What is paid to us is seen, once, under one key. */
export function describeReceiving(given: ChainGiven): void {
  const { harness, freshIndex, traits } = given
  test('a payment is seen pending, then in a block, under one key', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const { txId } = await payFromOutside(payment, payIn.address, payIn.extraId)

    const { extraId } = payIn
    if (traits.showsWaiting === false) {
      expect((await chain.scan(start.cursor, ours(payIn))).payments).toEqual([])
      await mine(1)
    }
    const pending = await seen(chain, start.cursor, payIn, txId)
    expect(pending).toMatchObject({ amount: payment, extraId, txId })
    if (traits.showsWaiting !== false) {
      expect(pending).toMatchObject({ blockHash: null, confirmations: 0 })
      await mine(1)
    }
    await mine(2)
    const settled = await seenInBlock(chain, start.cursor, payIn, txId)
    expect(settled.outputIndex).toBe(pending.outputIndex)
    expect(settled).toMatchObject({ amount: payment, extraId, confirmations: 3 })
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

  describeLookingAgain(given)
}

function describeLookingAgain({ harness, freshIndex, traits }: ChainGiven): void {
  test('a transaction that pays us is found by its id, and what was never sent is unknown', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const { txId } = await payFromOutside(payment, payIn.address, payIn.extraId)
    if (traits.showsWaiting !== false) {
      await seen(chain, start.cursor, payIn, txId)
      expect(await chain.findTransaction(txId)).toEqual({ state: 'pending' })
    }
    await mine(2)
    await seenInBlock(chain, start.cursor, payIn, txId)
    const height = (await chain.head()).height - 1
    expect(await chain.findTransaction(txId)).toEqual({
      state: 'in_block',
      height,
      succeeded: true,
    })
    expect(await chain.findTransaction(neverSent(txId))).toEqual({ state: 'unknown' })
  })

  test('statuses come in the order asked; what the chain never knew is gone', async () => {
    const { chain, payment, mine, payFromOutside } = harness()
    const payIn = await watched(chain, payment, freshIndex())
    const start = await chain.scan(null, async () => new Set())
    const first = await payFromOutside(payment, payIn.address, payIn.extraId)
    const unknown = { txId: neverSent(first.txId), outputIndex: 0 }
    const gone = { ...unknown, state: 'gone', confirmations: 0, blockHash: null }
    if (traits.showsWaiting !== false) {
      const { outputIndex } = await seen(chain, start.cursor, payIn, first.txId)
      const waiting = { txId: first.txId, outputIndex }
      expect(await chain.paymentStatuses([unknown, waiting])).toEqual([
        gone,
        { ...waiting, state: 'pending', confirmations: 0, blockHash: null },
      ])
    }
    await mine(2)
    const settled = await seenInBlock(chain, start.cursor, payIn, first.txId)
    const known = { txId: first.txId, outputIndex: settled.outputIndex }
    expect(await chain.paymentStatuses([known, unknown])).toEqual([
      { ...known, state: 'in_block', confirmations: 2, blockHash: settled.blockHash },
      gone,
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
