import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'

const entry = (page: string, section: string, words: string) => ({
  path: `/${page}#${section}`,
  page,
  section,
  words,
})
const entries = [
  entry('Errors', 'Refused', 'rateId expired'),
  entry('getFixRate', '', 'Guarantees a rate'),
  entry('getFixRate', 'Result', 'rateId expiredAt'),
]

test('finds what has every word, in any case, titles before texts', () => {
  expect(findEntries(entries, 'GETFIXRATE').map(({ section }) => section)).toEqual(['', 'Result'])
  expect(findEntries(entries, 'rateid expired')).toHaveLength(2)
  expect(findEntries(entries, 'rateid refused')).toEqual([entries[0]])
  expect(findEntries(entries, 'rate nowhere')).toEqual([])
  expect(findEntries(entries, '  ')).toEqual([])
})
