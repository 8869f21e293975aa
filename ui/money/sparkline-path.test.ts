import { describe, expect, test } from 'vitest'
import { sparklinePath } from './sparkline-path.ts'

const size = { width: 104, height: 24 }

describe('sparklinePath', () => {
  test('draws the highest price at the top and the lowest at the bottom', () => {
    expect(sparklinePath(['1', '3', '2'], size)).toBe('M2.0 22.0L52.0 2.0L102.0 12.0')
  })

  test('a price that does not move is a straight line', () => {
    expect(sparklinePath(['5', '5'], size)).toBe('M2.0 22.0L102.0 22.0')
  })

  test('draws nothing of fewer than two prices', () => {
    expect(sparklinePath(['5'], size)).toBe('')
    expect(sparklinePath([], size)).toBe('')
  })
})
