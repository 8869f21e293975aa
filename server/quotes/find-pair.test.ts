import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { describe, expect, test } from 'vitest'
import { findPair, floatingOnlyCoins } from './find-pair.ts'
import { catalogueWith } from './quotes.fixture.ts'

const catalogue = createCatalogue(currencies, networks)
const asked = { from: 'btc', to: 'eth', kind: 'float' } as const

describe('a pair', () => {
  test('is two coins of the catalogue, in either case of their tickers', () => {
    const found = findPair(catalogue, { ...asked, from: 'BTC' })
    expect(found).toEqual({
      ok: true,
      value: { from: catalogue.find('btc'), to: catalogue.find('eth') },
    })
  })

  test('has no coin that is unknown or money of a state', () => {
    const unknown = (asset: string) => ({
      ok: false,
      failure: { code: 'currency_unknown', asset },
    })
    const withFiat = catalogueWith('ltc', { isFiat: true })
    expect(findPair(catalogue, { ...asked, from: 'none' })).toEqual(unknown('none'))
    expect(findPair(catalogue, { ...asked, to: 'none' })).toEqual(unknown('none'))
    expect(findPair(withFiat, { ...asked, from: 'ltc' })).toEqual(unknown('ltc'))
    expect(findPair(withFiat, { ...asked, to: 'ltc' })).toEqual(unknown('ltc'))
  })

  test('is of two different coins', () => {
    expect(findPair(catalogue, { ...asked, to: 'BTC' })).toEqual({
      ok: false,
      failure: { code: 'same_currency' },
    })
  })

  test.for([
    ['btc', { isWebEnabled: false }, 'btc'],
    ['btc', { isWebFromEnabled: false }, 'btc'],
    ['btc', { isWebToEnabled: false }, null],
    ['eth', { isWebEnabled: false }, 'eth'],
    ['eth', { isWebToEnabled: false }, 'eth'],
    ['eth', { isWebFromEnabled: false }, null],
  ] as const)(
    'with %s %o names the coin that is not exchanged that way: %s',
    ([coin, change, refused]) => {
      const found = findPair(catalogueWith(coin, change), asked)
      expect(found.ok ? null : found.failure).toEqual(
        refused === null ? null : { code: 'currency_disabled', asset: refused },
      )
    },
  )

  test.for(['btc', 'eth'])('is guaranteed only where %s takes part in it', (coin) => {
    const changed = catalogueWith(coin, { isWebFixedEnabled: false })
    expect(findPair(changed, { ...asked, kind: 'fixed' })).toEqual({
      ok: false,
      failure: { code: 'fixed_rate_unavailable', assets: [coin] },
    })
    expect(findPair(changed, asked).ok).toBe(true)
    expect(findPair(catalogue, { ...asked, kind: 'fixed' }).ok).toBe(true)
  })
})

test('both coins of a pair may take no part in guaranteed rates', () => {
  const [from, to] = [catalogue.find('btc'), catalogue.find('eth')]
  if (from === undefined || to === undefined) throw new Error('No coins')
  const notFixed = { isWebFixedEnabled: false }
  expect(floatingOnlyCoins({ ...from, ...notFixed }, { ...to, ...notFixed })).toEqual([
    'btc',
    'eth',
  ])
  expect(floatingOnlyCoins(from, to)).toEqual([])
})
