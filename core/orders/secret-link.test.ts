import { expect, test } from 'vitest'
import { secretInFragment, secretLink } from './secret-link.ts'

test('a secret link keeps its secret in the fragment', () => {
  const holderSecret = 'x0-_'.repeat(10)
  const url = new URL(secretLink('https://exchange.example/de/transaction/AbCd', holderSecret))
  expect(`${url.origin}${url.pathname}${url.search}`).not.toContain(holderSecret)
  expect(secretInFragment(url.hash)).toBe(holderSecret)
  expect(secretInFragment('#pay')).toBeNull()
  expect(secretInFragment('#k=short')).toBeNull()
})
