import { testCoin as coin } from '@causeway/widget/form-testing/test-coins'
import { describe, expect, test } from 'vitest'
import { nearestExchange } from './nearest-exchange.ts'

const currencies = [
  coin('btc'),
  coin('eth'),
  coin('usdt20', { code: 'usdt' }),
  coin('usdc'),
  coin('eos', { isWebEnabled: false }),
  coin('eur', { isFiat: true }),
]

function of(kind: 'buy' | 'sell' | 'borrow', query: string) {
  return nearestExchange(kind, new URLSearchParams(query), currencies)
}

describe('nearestExchange', () => {
  test('keeps what was asked for by suggest-fiat, and sells a dollar coin for the usual coin', () => {
    expect(of('buy', 'from=eur&amount=150')).toEqual({
      kind: 'buy',
      asked: { amount: '150', from: 'EUR', to: null },
      instead: { from: 'USDT', to: 'BTC', path: '/?from=usdt20&to=btc' },
    })
  })

  test('keeps the coin that was to be bought', () => {
    expect(of('buy', 'from=EUR&to=ETH&amountFrom=20')?.instead.path).toBe('/?from=usdt20&to=eth')
    expect(of('buy', 'from=eur&to=usdt20&amount=20')?.instead.path).toBe('/?from=usdc&to=usdt20')
  })

  test('keeps coin and amount that were to be sold', () => {
    expect(of('sell', 'from=eth&to=eur&amount=0.5')).toEqual({
      kind: 'sell',
      asked: { amount: '0.5', from: 'ETH', to: 'EUR' },
      instead: { from: 'ETH', to: 'USDT', path: '/?from=eth&to=usdt20&amountFrom=0.5' },
    })
    expect(of('borrow', 'from=usdt20&amount=5')?.instead.path).toBe(
      '/?from=usdt20&to=usdc&amountFrom=5',
    )
  })

  test('leaves out what is unknown, off or no amount', () => {
    for (const query of ['from=nope&amount=1', 'from=btc', 'from=btc&amount=1e9', 'amount=0.0']) {
      expect(of('sell', query)?.asked, query).toBeNull()
    }
    expect(of('sell', 'from=eos&amount=1')?.instead.path).toBe('/?from=btc&to=usdt20')
  })

  test('has nothing to offer without coins', () => {
    expect(nearestExchange('sell', new URLSearchParams(), [])).toBeNull()
  })
})
