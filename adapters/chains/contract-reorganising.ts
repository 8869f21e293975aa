import { expect, test } from 'vitest'
import {
  type ChainGiven,
  confirmed,
  ours,
  planned,
  seenInBlock,
  watched,
} from './contract-steps.ts'

/** Blocks that are replaced. */
export function describeReorganising({ harness, freshIndex }: ChainGiven): void {
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
