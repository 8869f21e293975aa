import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { compose, hotWallet, payInAddress } from './composing-kit.ts'

describe('composing', () => {
  test.each([
    [null, 5n],
    [3n, 5n],
    [8n, 8n],
  ])('the nonce is the larger of the book (%s) and the chain', (nextNonce, nonce) => {
    expect(compose({}, { nextNonce })).toMatchObject({
      value: { reservation: { kind: 'nonce', nonce } },
    })
  })

  test('sum and highest fee must be there, to the unit', () => {
    expect(compose({}).ok).toBe(true)
    expect(compose({ amount: amount('eth', 1_000_001n) })).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test('a filler moves nothing, and takes the nonce that it is told', () => {
    const filler = { kind: 'filler', amount: amount('eth', 0n), destination: hotWallet } as const
    expect(compose({ amount: amount('eth', 0n) })).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
    expect(compose(filler, { exactNonce: 4n, nextNonce: 9n })).toMatchObject({
      value: { attempt: 1, reservation: { kind: 'nonce', nonce: 4n } },
    })
    expect(compose({ ...filler, amount: amount('eth', 1n) }, { exactNonce: 4n })).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
    expect(compose({ ...filler, destination: payInAddress(1) }, { exactNonce: 4n })).toMatchObject({
      failure: { code: 'destination_refused' },
    })
    expect(() => compose(filler)).toThrow('told its nonce')
    expect(() => compose(filler, { exactNonce: 3n })).toThrow('in a block already')
  })

  test('what lies at a pay-in address goes to the hot wallet only, by a sweep only', () => {
    const sweep = { kind: 'sweep', source: 3, destination: hotWallet } as const
    expect(compose(sweep).ok).toBe(true)
    for (const bent of [
      { destination: payInAddress(4) },
      { kind: 'payout' as const },
      { source: 'hot' as const },
    ]) {
      expect(compose({ ...sweep, ...bent })).toMatchObject({
        failure: { code: 'destination_refused' },
      })
    }
  })

  test.each([
    ['no address', { destination: '0x12' }],
    ['a wrong checksum', { destination: payInAddress(9).replace(/[a-f]/, (c) => c.toUpperCase()) }],
    ['the zero address', { destination: `0x${'0'.repeat(40)}` }],
    ['a memo', { extraId: '7' }],
  ])('%s is refused', (_name, more) => {
    expect(compose(more)).toMatchObject({ failure: { code: 'destination_refused' } })
  })

  test('a destination that would throw it back is refused', () => {
    expect(compose({}, { known: { gas: null } })).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })

  test('a node of another chain throws', () => {
    expect(() => compose({}, { known: { chainId: 1 } })).toThrow('chain 1')
  })
})
