import { expect, test } from 'vitest'
import { usageBars } from './usage-bars.ts'

const size = { width: 100, height: 52 }

test('the busiest day fills the drawing, errors stand on what was answered', () => {
  const { bars, most } = usageBars(
    [
      { day: '2026-11-20', requests: 100, errors: 40 },
      { day: '2026-11-21', requests: 50, errors: 0 },
    ],
    size,
  )
  expect(most).toBe(100)
  expect(bars.map(({ answered, errors }) => [answered.height, errors.height])).toEqual([
    [30, 20],
    [25, 0],
  ])
  expect(bars[0]?.errors.y).toBe(2)
  expect(bars[0]?.answered.y).toBe(22)
  expect(bars.map(({ x, width }) => x + width <= 100)).toEqual([true, true])
})

test('a single error among thousands can be seen, and quiet days have no bar', () => {
  const { bars } = usageBars(
    [
      { day: '2026-11-20', requests: 100_000, errors: 1 },
      { day: '2026-11-21', requests: 0, errors: 0 },
    ],
    size,
  )
  expect(bars[0]?.errors.height).toBe(2)
  expect(bars[0]?.errors.y).toBeGreaterThanOrEqual(-0.01)
  expect(bars[1]).toMatchObject({ answered: { height: 0 }, errors: { height: 0 } })
  expect(usageBars([{ day: '2026-11-20', requests: 0, errors: 0 }], size).most).toBe(0)
})
