import { expect, test } from 'vitest'
import { fillTimeline } from './fill-timeline.ts'

const busy = { clicks: 3, orders: 1, turnover: '10.00', earnings: '0.10' }

test('days without anything stand between the others', () => {
  const days = { from: '2026-10-30', to: '2026-11-02' }
  const filled = fillTimeline([{ date: '2026-11-01', ...busy }], days, 'day')
  expect(filled.map(({ clicks, date }) => [date, clicks])).toEqual([
    ['2026-10-30', 0],
    ['2026-10-31', 0],
    ['2026-11-01', 3],
    ['2026-11-02', 0],
  ])
})

test('weeks begin on Monday and months on their first day, as the server groups them', () => {
  // 2026-11-01 is a Sunday.
  const days = { from: '2026-11-01', to: '2026-11-10' }
  expect(fillTimeline([], days, 'week').map(({ date }) => date)).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09'],
  ])
  const months = { from: '2026-11-15', to: '2027-01-01' }
  const filled = fillTimeline([{ date: '2026-12-01', ...busy }], months, 'month')
  expect(filled.map(({ date, orders }) => [date, orders])).toEqual([
    ['2026-11-01', 0],
    ['2026-12-01', 1],
    ['2027-01-01', 0],
  ])
})
