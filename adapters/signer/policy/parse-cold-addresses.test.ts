import { expect, test } from 'vitest'
import { isColdAddress, parseColdAddresses } from './parse-cold-addresses.ts'

const parse = (text: string) =>
  parseColdAddresses(text, (asset, place) => {
    if (asset !== 'btc' && asset !== 'xrp') return 'coin_unknown'
    return place.address.startsWith('good') ? place : null
  })

test('cold addresses are read by coin, with memos after a slash', () => {
  const read = parse(' btc=good1, xrp=good2/12345 ,btc=good3')
  if (!read.ok) throw new Error(read.failure.code)
  expect([...read.value]).toEqual([
    [
      'btc',
      [
        { address: 'good1', extraId: null },
        { address: 'good3', extraId: null },
      ],
    ],
    ['xrp', [{ address: 'good2', extraId: '12345' }]],
  ])
  const isCold = (asset: string, address: string, extraId: string | null) =>
    isColdAddress(read.value, asset, { address, extraId })
  expect(isCold('xrp', 'good2', '12345')).toBe(true)
  expect(isCold('btc', 'good3', null)).toBe(true)
  expect(isCold('xrp', 'good2', null)).toBe(false)
  expect(isCold('xrp', 'good2', '1')).toBe(false)
  expect(isCold('btc', 'good2', '12345')).toBe(false)
  expect(isCold('ltc', 'good1', null)).toBe(false)
})

test('nothing names no address', () => {
  expect(parse('  ')).toEqual({ ok: true, value: new Map() })
})

test.each([
  ['btc', 'cold_address_malformed', 'btc'],
  ['btc=', 'cold_address_malformed', 'btc='],
  ['btc=good1,', 'cold_address_malformed', ''],
  ['btc=good1/', 'cold_address_malformed', 'btc=good1/'],
  ['BTC=good1', 'cold_address_malformed', 'BTC=good1'],
  ['doge=good1', 'cold_coin_unknown', 'doge=good1'],
  ['btc=bad', 'cold_address_wrong', 'btc=bad'],
  ['btc=good1,xrp=good1,btc=good1', 'cold_address_twice', 'btc=good1'],
])('%s is refused as %s', (text, code, part) => {
  expect(parse(text)).toMatchObject({ ok: false, failure: { code, part } })
})
