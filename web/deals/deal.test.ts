import { dealPath } from '@causeway/widget/fiat'
import { testFormCoin as coin } from '@causeway/widget/form-testing/test-coins'
import { describe, expect, test } from 'vitest'
import { readDeal } from './deal.ts'

const coins = [coin('btc'), coin('xmr', { isWebToEnabled: false }), coin('eur', { isFiat: true })]
const read = (query: string) => readDeal('buy', new URLSearchParams(query), coins)

describe('the address of a purchase (BUY-10)', () => {
  test('names currency, coin, amount, place and provider', () => {
    expect(read('from=EUR&to=btc&amount=200&country=us&state=ny&provider=banxa')).toEqual({
      category: 'buy',
      from: 'eur',
      to: 'btc',
      amount: '200',
      place: { country: 'US', state: 'NY' },
      provider: 'banxa',
    })
  })

  test('what it leaves out or gets wrong is the default', () => {
    const bare = { category: 'buy', from: 'usd', to: 'btc', amount: '150', place: null }
    expect(read('')).toEqual({ ...bare, provider: null })
    expect(read('from=btc&to=eur&amount=-1&country=QQ&provider=%3Cb%3E')).toEqual({
      ...bare,
      provider: null,
    })
    expect(read('to=xmr&amount=0').to).toBe('btc')
    expect(read('amountFrom=75,5').amount).toBe('75.5')
  })

  test('is written as it is read', () => {
    const deal = read('from=eur&to=btc&amount=200&country=US&state=NY&provider=banxa')
    const path = dealPath({ ...deal, typed: deal.amount }, deal.provider)
    expect(path).toBe('/buy?from=eur&to=btc&amount=200&country=US&state=NY&provider=banxa')
    expect(dealPath({ ...deal, typed: '', place: null })).toBe('/buy?from=eur&to=btc')
  })

  test('a sale is the other way round', () => {
    const sale = readDeal('sell', new URLSearchParams('from=xmr&to=eur&amount=2'), coins)
    expect(sale).toMatchObject({ category: 'sell', from: 'xmr', to: 'eur', amount: '2' })
    expect(readDeal('sell', new URLSearchParams('from=eur'), coins)).toMatchObject({
      from: 'btc',
      to: 'usd',
      amount: '0.1',
    })
  })
})
