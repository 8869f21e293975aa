import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { depositRow } from './deposits.fixture.ts'
import { isCounted, isVariantOf, settlementCovering } from './payment-variants.ts'

describe('a variant of a payment', () => {
  const payment = {
    txId: 'tx',
    outputIndex: 0,
    amount: amount('btc', 100n),
    address: 'address',
    extraId: null,
    blockHash: 'another',
    confirmations: 9,
  }

  test('is of the same coin, sum, address and memo, in whichever block', () => {
    expect(isVariantOf(depositRow(), payment)).toBe(true)
    for (const change of [
      { asset: 'ltc' },
      { units: 99n },
      { address: 'another' },
      { extra_id: '1' },
    ]) {
      expect(isVariantOf(depositRow(change), payment)).toBe(false)
    }
  })

  test('counts unless it is gone or reversed', () => {
    const states = ['seen', 'confirmed', 'settled', 'gone', 'reversed'] as const
    expect(states.filter((state) => isCounted({ state }))).toEqual(['seen', 'confirmed', 'settled'])
  })
})

describe('the settlement that paid out a lost variant', () => {
  const lost = depositRow({ state: 'reversed', settlement_id: 'settlement', order_id: 'order' })
  const next = { order_id: 'order', asset: 'btc', units: 100n }

  test('covers what the transaction pays now, up to what it paid then', () => {
    expect(settlementCovering([depositRow(), lost], next)).toBe('settlement')
    expect(settlementCovering([lost], { ...next, units: 99n })).toBe('settlement')
    expect(settlementCovering([{ ...lost, settlement_id: null }, lost], next)).toBe('settlement')
    expect(settlementCovering([lost], { ...next, units: 101n })).toBeNull()
  })

  test('covers nothing of another order or coin', () => {
    expect(settlementCovering([lost], { ...next, order_id: 'another' })).toBeNull()
    expect(settlementCovering([lost], { ...next, asset: 'ltc' })).toBeNull()
  })

  test('covers nothing where that variant counts, or was never settled', () => {
    expect(settlementCovering([{ ...lost, state: 'settled' }], next)).toBeNull()
    expect(settlementCovering([{ ...lost, settlement_id: null }], next)).toBeNull()
    expect(settlementCovering([], next)).toBeNull()
  })
})
