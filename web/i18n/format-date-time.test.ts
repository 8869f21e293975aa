import { createTranslator, loadMessages } from '@causeway/content/messages'
import { expect, test } from 'vitest'
import { formatDateTime } from './format-date-time.ts'

const english = createTranslator('en', await loadMessages('en', ['common']))
const japanese = createTranslator('ja', await loadMessages('ja', ['common']))

test('dates read DD Mon YYYY, hh:mm:ss in UTC', () => {
  expect(formatDateTime('2026-03-07T04:05:06.789Z', english)).toBe('07 Mar 2026, 04:05:06')
  expect(formatDateTime('2026-12-31T23:59:59+02:00', english)).toBe('31 Dec 2026, 21:59:59')
})

test('a date stands in the order of its language', () => {
  expect(formatDateTime('2026-11-21T04:05:06Z', japanese)).toBe('2026年11月21日, 04:05:06')
})
