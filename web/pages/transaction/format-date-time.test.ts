import { expect, test } from 'vitest'
import { formatDateTime } from './format-date-time.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'

test('dates read DD Mon YYYY, hh:mm:ss in UTC', () => {
  expect(formatDateTime('2026-03-07T04:05:06.789Z', months)).toBe('07 Mar 2026, 04:05:06')
  expect(formatDateTime('2026-12-31T23:59:59+02:00', months)).toBe('31 Dec 2026, 21:59:59')
})
