import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { failNextAnswer } from '../../world/index.ts'
import { openSandbox, planned, signedPayout, stateOf } from './sandbox-test-kit.ts'

const nobody = async () => new Set<string>()

describe('faults', () => {
  test.each(['bitcoin', 'ripple'])(
    'a lost answer on %s: it worked, and again is already known',
    async (network) => {
      const box = openSandbox(network)
      const transfer = await signedPayout(box, network === 'bitcoin' ? 'btc' : 'xrp')
      failNextAnswer(box.world, network, 1)
      await expect(box.chain.broadcast(transfer)).rejects.toThrow('was lost')
      expect(await stateOf(box.chain, transfer)).toBe('pending')
      expect(await box.chain.broadcast(transfer)).toEqual({ outcome: 'already_known' })
    },
  )

  test.each(['bitcoin', 'ethereum'])(
    'dropped by a reorganisation of %s, the same bytes go again',
    async (network) => {
      const box = openSandbox(network)
      const transfer = await signedPayout(box, network === 'bitcoin' ? 'btc' : 'eth')
      const before = await box.chain.holdings(network === 'bitcoin' ? 'btc' : 'eth', [])
      await box.chain.broadcast(transfer)
      await box.controls.mine(network, 2)
      await box.controls.reorganise(network, 2, true)
      expect(await stateOf(box.chain, transfer)).toBe('unknown')
      expect(await box.chain.holdings(before.asset, [])).toEqual(before)
      expect(await box.chain.broadcast(transfer)).toEqual({ outcome: 'accepted' })
      await box.controls.mine(network, 1)
      expect(await stateOf(box.chain, transfer)).toBe('in_block')
    },
  )

  test('what spends a dropped transaction is dropped with it', async () => {
    const box = openSandbox('bitcoin')
    const payIn = box.chain.payInAddress('btc', 1)
    await box.chain.watch([payIn])
    const all = await box.chain.holdings('btc', [])
    await box.controls.pay({ amount: amount('btc', all.units), ...payIn })
    await box.controls.mine('bitcoin', 1)
    const spender = await signedPayout(box, 'btc')
    await box.chain.broadcast(spender)
    await box.controls.reorganise('bitcoin', 1, true)
    expect(await stateOf(box.chain, spender)).toBe('unknown')
    expect(await box.chain.broadcast(spender)).toMatchObject({ reason: 'missing input' })
    expect(await box.chain.holdings('btc', [payIn.address])).toEqual(all)
  })

  test('down and slow', async () => {
    const { chain, controls, waits } = openSandbox('bitcoin')
    await controls.setMode('chains', 'bitcoin', 'down')
    await expect(chain.head()).rejects.toThrow('chains/bitcoin does not answer')
    await controls.setMode('chains', 'bitcoin', 'slow')
    await chain.head()
    expect(waits).toEqual([3000])
  })

  test('garbage is never taken for an answer, whatever was asked', async () => {
    const box = openSandbox('bitcoin')
    const { chain, clock } = box
    const transfer = await signedPayout(box, 'btc')
    const { intent } = await planned(box, amount('btc', 10_000n))
    await box.controls.setMode('chains', 'bitcoin', 'garbage')
    for (clock.time = 0; clock.time < 5; clock.time += 1) {
      const questions = [
        () => chain.identity(),
        () => chain.head(),
        () => chain.watch([]),
        () => chain.scan(null, nobody),
        () => chain.paymentStatuses([]),
        () => chain.funding(intent),
        () => chain.broadcast(transfer),
        () => chain.transactionStatus(transfer.txId),
        () => chain.holdings('btc', []),
      ]
      for (const question of questions) await expect(question()).rejects.toThrow('chains/bitcoin: ')
    }
    await box.controls.setMode('chains', 'bitcoin', 'ok')
    expect(await chain.broadcast(transfer)).toEqual({ outcome: 'already_known' })
  })
})

test('a cursor survives a reorganisation of any depth', async () => {
  const { chain, controls } = openSandbox('litecoin')
  const payIn = chain.payInAddress('ltc', 1)
  for (const depth of [1, 2, 5, 6, 7, 20, 60, 90]) {
    await controls.mine('litecoin', depth)
    await controls.pay({ amount: amount('ltc', 1_000n), ...payIn })
    await controls.mine('litecoin', 1)
    const { cursor } = await chain.scan(null, nobody)
    await controls.reorganise('litecoin', depth, false)
    await controls.mine('litecoin', 1)
    const { payments } = await chain.scan(cursor, async () => new Set([payIn.address]))
    expect(payments.filter(({ confirmations }) => confirmations === 1)).toHaveLength(1)
  }
})

test('a cursor whose blocks are not on this chain starts anew', async () => {
  const { chain } = openSandbox('litecoin')
  const { cursor, payments } = await chain.scan(null, nobody)
  expect((await chain.scan(cursor, nobody)).payments).toEqual([])
  const elsewhere = cursor.replaceAll(/[0-9a-f]{64}/g, 'ee'.repeat(32))
  expect((await chain.scan(elsewhere, nobody)).payments).toEqual(payments)
})
