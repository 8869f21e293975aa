import type { FormCoin } from '@causeway/widget/form'
import { testFormCoin as coin } from '@causeway/widget/form-testing/test-coins'
import { describe, expect, test } from 'vitest'
import { pairPath, readPair } from './read-pair.ts'

const coins = [
  coin('btc'),
  coin('usdt20'),
  coin('eos', { isWebToEnabled: false }),
  fiat('usd'),
  fiat('eur'),
]

function of(text: string) {
  const pair = readPair(text, coins)
  return pair === null ? null : pairPath(pair)
}

describe('the pair of an address', () => {
  test('is a coin and a money, in small letters; a coin alone is bought with US dollars', () => {
    expect(of('btc-eur')).toBe('/buy/btc-eur')
    expect(of('USDT20-Usd')).toBe('/buy/usdt20-usd')
    expect(of('btc')).toBe('/buy/btc-usd')
  })

  test('is none where one of both is unknown, off or on the wrong side', () => {
    for (const text of [
      '',
      'nope-usd',
      'btc-xyz',
      'eos-usd',
      'usd-btc',
      'usd-eur',
      'btc-btc',
      'btc-usd-x',
      '-',
    ]) {
      expect(of(text), text).toBeNull()
    }
  })

  test('has an address in each country', () => {
    expect(pairPath({ coin: coin('btc'), fiat: fiat('eur') }, 'DE')).toBe('/buy/btc-eur/de')
  })
})

function fiat(ticker: string): FormCoin {
  return coin(ticker, { isFiat: true, isWebFromEnabled: false, isWebToEnabled: false })
}
