import { expect, test } from 'vitest'
import { reviewsOut } from './reviews-out.ts'

test('all five rates stand there, and the average has one decimal', () => {
  const rates = [
    { rate: 5, count: 3 },
    { rate: 2, count: 1 },
  ]
  expect(reviewsOut({ rates, tags: [{ tag: 'fast', count: 2 }] })).toEqual({
    count: 4,
    average: '4.3',
    rates: [
      { rate: 5, count: 3 },
      { rate: 4, count: 0 },
      { rate: 3, count: 0 },
      { rate: 2, count: 1 },
      { rate: 1, count: 0 },
    ],
    tags: [{ tag: 'fast', count: 2 }],
  })
})

test('without ratings there is no average', () => {
  expect(reviewsOut({ rates: [], tags: [] })).toMatchObject({ count: 0, average: null })
})
