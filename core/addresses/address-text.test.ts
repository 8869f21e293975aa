import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupCharacters, shortenAddress } from './address-text.ts'

test('over 20 characters an address is shortened to 10, dots and 5 (TRACK-12)', () => {
  expect(shortenAddress('12345678901234567890')).toBe('12345678901234567890')
  expect(shortenAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe('bc1qw508d6...8f3t4')
})

test('groups are of four and lose nothing', () => {
  expect(groupCharacters('bc1qw508d6')).toEqual(['bc1q', 'w508', 'd6'])
  expect(groupCharacters('')).toEqual([])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(groupCharacters(text).join('')).toBe(text)
    }),
  )
})
