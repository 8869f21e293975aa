import { describe, expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import type { Network } from './currency.ts'
import { currencyLists } from './currency-lists.ts'
import { listNetwork } from './listing.ts'

const network: Network = {
  id: 'testnet',
  name: 'Test Network',
  badge: 'TST-1',
  addressFamily: 'evm',
  feeAsset: 'tst',
  blockSeconds: 10,
  explorer: { transaction: 'https://x.example/{id}', address: 'https://x.example/a/{address}' },
}
const policy = { confirmations: 7, payWithinMinutes: 30 }
const plain = { ticker: 'tst', name: 'Test', decimals: 4, dollars: '2' }

const listed = (facts: object, of: object = policy) => {
  const { coins } = listNetwork(network, { ...policy, ...of }, { own: [{ ...plain, ...facts }] })
  return coins[0] ?? expect.fail('no coin')
}

describe('a listed coin', () => {
  test('has the policy of its network where nothing is said of it', () => {
    expect(listed({})).toEqual({
      currency: {
        ticker: 'tst',
        name: 'Test',
        fullName: 'Test',
        code: 'tst',
        protocol: 'testnet',
        decimals: 4,
        contractAddress: null,
        confirmations: 7,
        extraIdName: null,
        networkFeeUnits: 5_000n,
        chainFeeUnits: 5_000n,
        minimumUnits: 60_000n,
        payWithinMinutes: 30,
        isFiat: false,
        isWebEnabled: true,
        isWebFromEnabled: true,
        isWebToEnabled: true,
        isWebFixedEnabled: true,
        popularFrom: false,
        popularTo: false,
        popularFiat: false,
        extras: {},
      },
      dollars: '2',
      isStable: false,
      market: 'tst',
    })
  })

  test('has what is said of it', () => {
    const own = {
      fullName: 'Test Coin',
      code: 'icon',
      confirmations: 2,
      payWithinMinutes: 90,
      fee: '0.5',
      minimum: '3',
      popularFrom: true,
      popularTo: true,
      isStable: true,
      standsFor: 'eth',
      extras: { note: 'x' },
    }
    const { currency, isStable, market } = listed(own, { extraIdName: 'Memo', feeDollars: '9' })
    expect(currency).toMatchObject({
      fullName: 'Test Coin',
      code: 'icon',
      confirmations: 2,
      payWithinMinutes: 90,
      extraIdName: 'Memo',
      networkFeeUnits: 5_000n,
      minimumUnits: 30_000n,
      popularFrom: true,
      popularTo: true,
      extras: { note: 'x' },
    })
    expect([isStable, market]).toEqual([true, 'eth'])
  })

  test.each([
    [{}, [true, true, true, true]],
    [{ isWebToEnabled: false }, [true, true, false, true]],
    [{ isWebEnabled: false }, [false, false, false, false]],
    [{ isWebEnabled: false, isWebToEnabled: true }, [false, false, false, false]],
  ])('with %j is shown, paid in, paid out and guaranteed: %j', (facts, shown) => {
    const { currency } = listed(facts)
    const { isWebEnabled, isWebFromEnabled, isWebToEnabled, isWebFixedEnabled } = currency
    expect([isWebEnabled, isWebFromEnabled, isWebToEnabled, isWebFixedEnabled]).toEqual(shown)
  })

  test('with a fee that is no amount of it is refused', () => {
    expect(() => listed({ fee: '0.00001' })).toThrow(TypeError)
  })
})

const currency = listed({}).currency

test('a catalogue refuses networks and fee coins that it does not know, for coins alone', () => {
  const fiat = { ...currency, ticker: 'eur', protocol: 'fiat', isFiat: true }
  expect(createCatalogue([currency, fiat], [network]).networkOf(fiat).id).toBe('fiat')
  expect(() => createCatalogue([{ ...currency, protocol: 'other' }], [network])).toThrow('other')
  expect(() => createCatalogue([currency], [{ ...network, feeAsset: 'gas' }])).toThrow('gas')
  expect(() => createCatalogue([currency, currency], [network])).toThrow('tst')
  expect(() => createCatalogue([currency], [network, network])).toThrow('testnet')
})

test('popular coins are the first five that say so, on each side by themselves', () => {
  const coins = Array.from({ length: 8 }, (_, at) => ({
    ...currency,
    ticker: `c${at}`,
    popularFrom: at > 0,
    popularTo: at < 3,
    isWebFixedEnabled: at !== 1,
  }))
  const tickers = (list: readonly { ticker: string }[]) => list.map(({ ticker }) => ticker).join()
  const lists = currencyLists(coins)
  expect(tickers(lists.popularFrom)).toBe('c1,c2,c3,c4,c5')
  expect(tickers(lists.popularTo)).toBe('c0,c1,c2')
  expect(tickers(lists.popularFixedFrom)).toBe('c2,c3,c4,c5,c6')
  expect(tickers(lists.popularFixedTo)).toBe('c0,c2')
  expect(lists.popularFiat).toEqual([])
})
