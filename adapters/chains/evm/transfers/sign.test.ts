import { amount } from '@causeway/core/money'
import type { TransferIntent } from '@causeway/core/ports'
import { parseTransaction, recoverTransactionAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { compose, config, hotWallet, intent, payInAddress, sign } from './composing-kit.ts'
import { createEvmSigning } from './sign.ts'

async function signerOf(bytes: string): Promise<string> {
  return recoverTransactionAddress({ serializedTransaction: `0x02${bytes.slice(4)}` })
}

describe('signing', () => {
  const composed = compose({})
  if (!composed.ok) throw new Error(composed.failure.code)
  const plan = composed.value

  test('one plan always gives the same bytes, and they say what the plan said', async () => {
    const signed = await sign(plan)
    expect(await sign(plan)).toEqual(signed)
    expect(parseTransaction(`0x${signed.bytes.slice(2)}`)).toMatchObject({
      chainId: 31_337,
      nonce: 5,
      gas: 21_000n,
      value: 1_000_000n,
      to: intent.destination.toLowerCase(),
    })
  })

  test.each([
    ['another chain', { chainId: 1 }, 'chain 31337'],
    ['another nonce', { nonce: '6' }, 'nonce'],
    ['a higher fee', { maxFeePerGas: '1001' }, 'highest rate'],
  ])('a body bent to %s throws', async (_name, bent, message) => {
    const body = JSON.stringify({ ...JSON.parse(plan.body), ...bent })
    await expect(sign({ ...plan, body })).rejects.toThrow(message)
  })

  const sweep = { kind: 'sweep', source: 3, destination: hotWallet } as const

  test('a sweep is signed with the key of its pay-in address', async () => {
    const composed = compose(sweep)
    if (!composed.ok) throw new Error(composed.failure.code)
    const { bytes } = await sign(composed.value)
    expect(await signerOf(bytes)).toBe(payInAddress(3))
    expect(await signerOf((await sign(plan)).bytes)).toBe(hotWallet)
  })

  test.each<readonly [string, Partial<TransferIntent>, string]>([
    ['a payout from a pay-in address', { source: 3 }, 'Only a sweep'],
    ['a sweep of the hot wallet', { ...sweep, source: 'hot' }, 'Only a sweep'],
    ['a sweep to somebody else', { ...sweep, destination: payInAddress(9) }, 'nowhere else'],
    ['gas in a token', { kind: 'gas', amount: amount('usdt20', 5n) }, 'gas transfer is of eth'],
    ['a filler that moves something', { kind: 'filler', destination: hotWallet }, 'filler'],
    ['a filler to somebody else', { kind: 'filler', amount: amount('eth', 0n) }, 'filler'],
    ['a payout of nothing', { amount: amount('eth', 0n) }, 'filler'],
    ['a payout of less than nothing', { amount: amount('eth', -1n) }, 'filler'],
  ])('%s is not signed', async (_name, more, message) => {
    await expect(sign({ ...plan, intent: { ...intent, ...more } })).rejects.toThrow(message)
  })

  test('a legacy network gets one gas price and its chain id (EIP-155)', async () => {
    const body = { ...JSON.parse(plan.body), feeStyle: 'legacy' }
    const { bytes } = await sign({ ...plan, body: JSON.stringify(body) })
    expect(parseTransaction(`0x${bytes.slice(2)}`)).toMatchObject({
      type: 'legacy',
      gasPrice: 1_000n,
      chainId: 31_337,
    })
  })

  test('a public key cannot sign', () => {
    expect(() => createEvmSigning({ ...config, accountXprv: config.accountXpub })).toThrow('public')
  })
})
