import { expect, test } from 'vitest'
import { reportDays } from './report-days.ts'

const NOW = Date.UTC(2026, 10, 26, 23, 59)
const daysOf = (asked: object) => {
  const days = reportDays(asked, NOW)
  return days.ok ? days.body : days.body.error.code
}

test('without days a report is of the last thirty', () => {
  expect(daysOf({})).toEqual({ from: '2026-10-28', to: '2026-11-26' })
  expect(daysOf({ to: '2024-03-01' })).toEqual({ from: '2024-02-01', to: '2024-03-01' })
  expect(daysOf({ from: '2026-11-26' })).toEqual({ from: '2026-11-26', to: '2026-11-26' })
})

test('a leap year is a year, and one day more is too long', () => {
  expect(daysOf({ from: '2024-01-01', to: '2024-12-31' })).toMatchObject({ to: '2024-12-31' })
  expect(daysOf({ from: '2024-01-01', to: '2025-01-01' })).toBe('report_days_malformed')
})

test('days that the calendar lacks, or in the wrong order, are refused', () => {
  for (const asked of [
    { from: '2026-02-29' },
    { to: '2026-13-01' },
    { from: '2026-00-10' },
    { from: '2026-11-26', to: '2026-11-25' },
    { from: '2026-11-27' },
  ]) {
    expect(daysOf(asked)).toBe('report_days_malformed')
  }
})
