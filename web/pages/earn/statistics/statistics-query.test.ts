import { expect, test } from 'vitest'
import { daysOf, queryOfPage, readStatisticsQuery } from './statistics-query.ts'

test('what the address asks for is read, and what it cannot be is left out', () => {
  const bad = new URLSearchParams('source=x;y&from=yesterday&to=2026-1-1&group=year&ordersAfter=-1')
  const usual = readStatisticsQuery(bad)
  expect(usual).toEqual({
    ...{ source: 'all', from: '', to: '', group: 'day' },
    ...{ sourcesAfter: 0, ordersAfter: 0, apiAfter: 0 },
  })
  expect(daysOf(usual)).toEqual({})
  const asked = readStatisticsQuery(
    new URLSearchParams('source=own&from=2026-11-01&to=2026-11-30&group=week&ordersAfter=16'),
  )
  expect(daysOf(asked)).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-30' })
  expect(asked).toMatchObject({ source: 'own', group: 'week', ordersAfter: 16 })
})

test('another page of a list keeps all else', () => {
  const query = readStatisticsQuery(new URLSearchParams('source=own&group=month&apiAfter=16'))
  const next = readStatisticsQuery(new URLSearchParams(queryOfPage(query, 'ordersAfter', 32)))
  expect(next).toEqual({ ...query, ordersAfter: 32 })
})
