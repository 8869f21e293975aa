import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { openSandbox, planned, sent, stateOf } from './sandbox-test-kit.ts'

describe('a congested network', () => {
  test.each([
    ['bitcoin', 'btc'],
    ['ethereum', 'usdc'],
  ] as const)(
    '%s lets ours wait, customers’ payments through, and ends',
    async (network, asset) => {
      const box = openSandbox(network)
      const { usual, minimum } = await box.controls.setMinimumFee(network, 10n ** 15n)
      expect(minimum).toEqual(amount(usual.asset, 10n ** 15n))
      const stuck = await sent(box, await planned(box, amount(asset, 50_000n)))
      const to = await box.controls.customerAddress(asset)
      await box.controls.pay({ amount: amount(asset, 70_000n), ...to })
      box.clock.time += 10_000
      expect(await stateOf(box.chain, stuck)).toBe('pending')
      expect((await box.controls.received(to.address))[0]?.confirmations).toBe(10)
      expect(await box.controls.setMinimumFee(network, null)).toEqual({ usual, minimum: null })
      box.clock.time += 1_000
      expect(await stateOf(box.chain, stuck)).toBe('in_block')
    },
  )

  test('takes what was due before it got so', async () => {
    const box = openSandbox('bitcoin')
    const early = await sent(box, await planned(box, amount('btc', 50_000n)))
    box.clock.time += 1_000
    await box.controls.setMinimumFee('bitcoin', 10n ** 8n)
    expect(await stateOf(box.chain, early)).toBe('in_block')
    await expect(box.controls.setMinimumFee('bitcoin', 0n)).rejects.toThrow(RangeError)
    await expect(box.controls.setMinimumFee('nowhere', 1n)).rejects.toThrow('nowhere')
  })
})

test('pay-ins of accounts belong to the hot wallet at once, reorganised or not', async () => {
  const box = openSandbox('ethereum')
  const { units } = await box.chain.holdings('usdc', [])
  const early = box.chain.payInAddress('usdc', 1)
  const payIn = box.chain.payInAddress('usdc', 2)
  await box.chain.watch([payIn])
  await box.controls.pay({ amount: amount('usdc', 5_000n), ...early })
  await box.controls.pay({ amount: amount('usdc', 7_000n), ...payIn })
  await box.controls.mine('ethereum', 1)
  expect(await box.chain.holdings('usdc', [])).toEqual(amount('usdc', units + 7_000n))
  await box.chain.watch([early])
  await box.chain.watch([early])
  const owned = [early.address, payIn.address]
  expect(await box.chain.holdings('usdc', owned)).toEqual(amount('usdc', units + 12_000n))

  // All of it can be paid out, what came in included.
  await sent(box, await planned(box, amount('usdc', units + 12_000n)))
  await box.controls.mine('ethereum', 1)
  expect(await box.chain.holdings('usdc', owned)).toEqual(amount('usdc', 0n))
  await box.controls.reorganise('ethereum', 2, false)
  expect(await box.chain.holdings('usdc', owned)).toEqual(amount('usdc', units))
  await box.controls.mine('ethereum', 1)
  expect(await box.chain.holdings('usdc', owned)).toEqual(amount('usdc', 0n))
})
