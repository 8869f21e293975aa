import { describe, expect, test } from 'vitest'
import { formatDuration } from './countdown.tsx'

describe('formatDuration', () => {
  test.each([
    [0, '00:00:00'],
    [59.9, '00:00:59'],
    [3600, '01:00:00'],
    [36 * 3600 + 61, '36:01:01'],
    [-4, '00:00:00'],
  ])('%s s is %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })

  test('leaves out hours only where asked and none are', () => {
    expect(formatDuration(25, true)).toBe('00:25')
    expect(formatDuration(3601, true)).toBe('01:00:01')
  })
})
