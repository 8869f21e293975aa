import { expect, test } from 'vitest'
import { readPhrases } from './read-phrases.ts'

test('phrases of a file: values in double braces, a key for each plural category', () => {
  const file = {
    title: 'Exchange {{from}} for {{to}}',
    coins_zero: 'no coins',
    coins_one: '{{count}} coin',
    coins_other: '{{count}} coins',
    one: 'not a plural',
    braces: 'a {brace} and {{ a space }}',
  }
  expect(readPhrases(file)).toEqual({
    title: 'Exchange {from} for {to}',
    coins: { zero: 'no coins', one: '{count} coin', other: '{count} coins' },
    one: 'not a plural',
    braces: 'a {brace} and {{ a space }}',
  })
})
