import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { orderCatalogue } from '../orders.fixture.ts'
import { amountText, placeText, seenAt } from './order-mail-facts.ts'

const real = { catalogue: orderCatalogue, world: 'real' } as const

describe('what a mail says of an order', () => {
  test('is a sum in whole coins, with its network where that is not the coin’s own', () => {
    expect(amountText(real, amount('btc', 150_000_000n))).toBe('1.5 BTC')
    expect(amountText(real, amount('usdt20', 2_500_000n))).toBe('2.5 USDT (Ethereum)')
    expect(() => amountText(real, amount('none', 1n))).toThrow('none is no coin')
  })

  test('is a place shortened, with its memo if it has one', () => {
    const address = '0xde709f2102306220921060314715629080e2fb77'
    const short = placeText({ address, extraId: null })
    expect(short.length).toBeLessThan(address.length)
    expect(short.slice(0, 4)).toBe(address.slice(0, 4))
    expect(placeText({ address, extraId: '7' })).toBe(`${short} · 7`)
  })

  test('is where a transaction can be seen, in the real world alone', () => {
    const link = seenAt(real, 'btc', 'a/b')
    expect(link).toMatch(/^https:\/\/.*a%2Fb/)
    expect(link).not.toContain('{id}')
    expect(seenAt({ ...real, world: 'play' }, 'btc', 'a')).toBeNull()
    expect(seenAt(real, 'none', 'a')).toBeNull()
  })
})
