import { describe, expect, test } from 'vitest'
import { pairTrend } from './pair-trend.ts'

describe('pairTrend', () => {
  test('divides the lines and tells the change from first to last', () => {
    expect(pairTrend(['100', '110'], ['2', '2'])).toEqual({
      points: ['50.000000', '55.000000'],
      sign: '+',
      changePercent: '10.00',
    })
  })

  test('a fall has a minus sign, no change has none', () => {
    expect(pairTrend(['100', '99'], ['1', '1'])).toMatchObject({ sign: '−', changePercent: '1.00' })
    expect(pairTrend(['100', '100'], ['1', '1'])).toMatchObject({ sign: '', changePercent: '0.00' })
  })

  test('the shorter line decides how far back it goes', () => {
    expect(pairTrend(['1', '2', '3'], ['1', '1'])?.points).toHaveLength(2)
  })

  test('without a line there is no trend', () => {
    expect(pairTrend(['1'], ['1', '2'])).toBeNull()
    expect(pairTrend(['1', '2'], ['0', '1'])).toBeNull()
  })
})
