import { describe, expect, test } from 'vitest'
import { type Figure, verdict } from './figure.ts'
import { figureTable, table } from './table.ts'

const figure: Figure = {
  what: 'estimates',
  ours: '900 /s',
  base: '1,000 /s',
  ratio: 0.9,
  goal: { kind: 'at least', value: 0.5, stretch: 0.9 },
  spread: { ours: 0.1, base: 0.04 },
}

test('a table is aligned, and bars in cells are escaped', () => {
  expect(
    table([
      ['a', 'bb'],
      ['x|y', ''],
    ]),
  ).toBe(['| a    | bb  |', '| ---- | --- |', '| x\\|y |     |'].join('\n'))
})

test('a figure shows its goal, verdict and spread', () => {
  const row = figureTable([figure]).split('\n').at(-1)
  expect(row).toBe(
    '| estimates | 900 /s   | 1,000 /s | 0.90  | ≥ 0.5 (0.9) | stretch | ±5 % / ±2 % |',
  )
})

describe('verdict', () => {
  test('goals below and above', () => {
    expect(verdict(figure)).toBe('stretch')
    expect(verdict({ ...figure, ratio: 0.89 })).toBe('met')
    expect(verdict({ ...figure, ratio: 0.49 })).toBe('missed')
    expect(verdict({ ...figure, goal: { kind: 'at most', value: 3 }, ratio: 3.01 })).toBe('missed')
    expect(verdict({ ...figure, goal: { kind: 'at most', value: 3 }, ratio: 3 })).toBe('met')
  })

  test('an absolute goal is about the value, and without a goal there is none', () => {
    expect(verdict({ ...figure, goal: { kind: 'at most', value: 2 }, judged: 2.5 })).toBe('missed')
    expect(verdict({ ...figure, goal: null })).toBe('')
  })
})
