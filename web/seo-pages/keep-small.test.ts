import { expect, test } from 'vitest'
import { keepSmall } from './load-seo.server.ts'

function ledTo(path: string): string | null {
  try {
    keepSmall(path)
    return null
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : 'failed'
  }
}

test('[PAGE-04] capitals lead to small letters', () => {
  expect(ledTo('/exchange/BTC/eth')).toBe('/exchange/btc/eth')
  expect(ledTo('/exchange/btc/eth')).toBeNull()
})

test('an address whose parts are no coins leads to no other site, and fails nothing', () => {
  for (const part of [
    '../../\t/other.example',
    '../..//other.example',
    '\r\nx: y',
    '\\\\other.example',
  ]) {
    expect(ledTo(`/exchange/${part}/BTC`)).toBeNull()
  }
})
