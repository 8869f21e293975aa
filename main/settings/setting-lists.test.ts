import { defaultExperiments } from '@causeway/core/analytics'
import { expect, test } from 'vitest'
import {
  appSecrets,
  experiments,
  experimentsOf,
  namedCounts,
  namedCurrencies,
  namedTexts,
  namedUrls,
  names,
} from './setting-lists.ts'

test('names stand in a row, each once', () => {
  const { read } = names('', 'kraken,binance')
  expect(read('kraken, binance')).toEqual(['kraken', 'binance'])
  for (const wrong of ['Kraken', 'kraken,', 'kraken,kraken', 'kraken binance']) {
    expect(read(wrong)).toBeUndefined()
  }
})

test('what belongs to a name is checked', () => {
  const urls = namedUrls('').read
  const url = 'http://127.0.0.1:8080/a=b'
  expect(urls(`kraken=${url}`)).toEqual(new Map([['kraken', url]]))
  for (const wrong of ['kraken', '=http://x', 'kraken=ftp://x', `kraken=${url},kraken=${url}`]) {
    expect(urls(wrong)).toBeUndefined()
  }
  expect(namedCurrencies('').read('wbtc=BTC')).toEqual(new Map([['wbtc', 'BTC']]))
  expect(namedCurrencies('').read('wbtc=btc')).toBeUndefined()
  expect(namedCounts('').read('xmr=1, eos=3')).toEqual(
    new Map([
      ['xmr', 1],
      ['eos', 3],
    ]),
  )
  for (const wrong of ['xmr=0', 'xmr=10', 'xmr=one'])
    expect(namedCounts('').read(wrong)).toBeUndefined()
})

test.each(['bitcoin', 'bitcoin=', 'bitcoin=x', 'bitcoin=1,bitcoin=2', '=1', ','])(
  'refuses %j as a list of named heights',
  (text) => {
    const heights = namedTexts('', {
      expected: 'bitcoin=870000',
      isRight: (each) => /^\d+$/.test(each),
    })
    expect(heights.read('bitcoin=870000, litecoin=1')?.get('bitcoin')).toBe('870000')
    expect(heights.read(text)).toBeUndefined()
  },
)

test('an app has a secret that cannot be guessed, and is never repeated', () => {
  const reader = appSecrets('')
  expect(reader.secret).toBe(true)
  expect(reader.read('ios:0123456789abcdef, android:fedcba9876543210')).toEqual(
    new Map([
      ['ios', '0123456789abcdef'],
      ['android', 'fedcba9876543210'],
    ]),
  )
  for (const wrong of [
    'ios',
    'ios:short',
    ':0123456789abcdef',
    'ios:0123456789abcdef,ios:0123456789abcdef',
  ]) {
    expect(reader.read(wrong)).toBeUndefined()
  }
})

test('an experiment names its cookie, its variants and their weights', () => {
  const found = experiments('').read('WTP_AB_variant=old:1/new:3, FixUpsale_ABvariant=new')
  expect(found).toEqual(
    new Map([
      [
        'WTP_AB_variant',
        [
          { value: 'old', weight: 1 },
          { value: 'new', weight: 3 },
        ],
      ],
      ['FixUpsale_ABvariant', [{ value: 'new', weight: 1 }]],
    ]),
  )
  expect(experimentsOf(found ?? new Map())).toMatchObject({
    FastFilters_ABvariant: defaultExperiments.FastFilters_ABvariant,
    FixUpsale_ABvariant: [{ value: 'new', weight: 1 }],
  })
})

test.each([
  'WTP=old',
  'WTP_AB_variant',
  'WTP_AB_variant=old:0',
  'WTP_AB_variant=old/old',
  'WTP_AB_variant=o;d',
  'WTP_AB_variant=a,WTP_AB_variant=b',
])('refuses %j as a list of experiments', (text) => {
  expect(experiments('').read(text)).toBeUndefined()
})
