import { expect, test } from 'vitest'
import { changeOf, shareIn } from './change-of.ts'

test('a change is a percentage of what was before, where there was something', () => {
  expect(changeOf('100.00', '112.34')).toEqual({ kind: 'up', percent: '12.3' })
  expect(changeOf(4, 3)).toEqual({ kind: 'down', percent: '25' })
  expect(changeOf('0.01', '1000.00')).toEqual({ kind: 'up', percent: '9999900' })
  expect(changeOf('5.00', '5.00')).toEqual({ kind: 'same' })
  expect(changeOf(0, 0)).toEqual({ kind: 'same' })
  expect(changeOf('0.00', '1.00')).toEqual({ kind: 'new' })
})

test('a share is a percentage of the whole, and of nothing there is none', () => {
  expect(shareIn(1, 3)).toBe('33.3')
  expect(shareIn(3, 2)).toBe('150')
  expect(shareIn(0, 10)).toBe('0')
  expect(shareIn(1, 0)).toBeNull()
})
