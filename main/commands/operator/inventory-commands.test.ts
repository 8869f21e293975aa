import { expect, test } from 'vitest'
import { inDollars } from './inventory-commands.ts'

test.each([
  [0n, '$0.00'],
  [10n ** 16n, '$0.01'],
  [10n ** 16n - 1n, '$0.00'],
  [123_456n * 10n ** 16n, '$1234.56'],
  [-5n * 10n ** 16n, '-$0.05'],
])('%s attodollars are %s', (atto, text) => expect(inDollars(atto)).toBe(text))
