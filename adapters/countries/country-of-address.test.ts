import { expect, test } from 'vitest'
import { countryOfAddress } from './country-of-address.ts'

test('[REF-01] well-known addresses lie in their countries', () => {
  for (const [address, country] of [
    ['8.8.8.8', 'US'],
    ['::ffff:8.8.8.8', 'US'],
    ['193.0.6.139', 'NL'],
    ['133.11.0.1', 'JP'],
    ['141.1.1.1', 'DE'],
  ] as const) {
    expect([address, countryOfAddress(address)]).toEqual([address, country])
  }
})

test('[REF-01] networks of no country, and what is no address, have none', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '203.0.113.7',
    '2001:db8::1',
    '',
    'x',
  ])
    expect([address, countryOfAddress(address)]).toEqual([address, null])
})
