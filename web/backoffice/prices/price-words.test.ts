import { expect, test } from 'vitest'
import { ageText, closureText, farthestText, jumpText, partText } from './price-words.ts'

test('a source’s part in a price is its weight, or why it has none', () => {
  expect(partText('counts', 3)).toBe('1 of 3')
  expect(partText('outlier', 2)).toContain('too far')
  expect(partText('old', 2)).toContain('too old')
  expect(partText('unused', 0)).toContain('no price')
})

test('what there is none of is a dash', () => {
  expect([ageText(null), ageText(0)]).toEqual(['–', '0 s'])
  expect(farthestText({ farthest: null })).toBe('–')
  expect(farthestText({ farthest: { asset: 'btc', percent: '-1.20' } })).toBe('-1.20 % (btc)')
  expect(closureText({ closed: null, halt: null })).toBe('–')
  expect(closureText({ closed: 'halted', halt: 'a check' })).toBe('Stopped: a check')
})

test('a jump says from where to where, as far as there are prices', () => {
  const jump = { beforeUsd: '100', nowUsd: '120', jumpPercent: '+20.00' }
  expect(jumpText(jump)).toBe('100 to 120 (+20.00 %)')
  expect(jumpText({ ...jump, nowUsd: null, jumpPercent: null })).toBe(
    '100; the sources disagree now',
  )
  expect(jumpText({ beforeUsd: null, nowUsd: '120', jumpPercent: null })).toBe('– to 120')
})
