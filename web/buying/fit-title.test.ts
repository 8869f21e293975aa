import { expect, test } from 'vitest'
import { fitTitle } from './fit-title.ts'

test('the brand stands behind the title where both fit into what search engines show', () => {
  expect(fitTitle(['Buy Bitcoin with EUR'], 'Causeway')).toBe('Buy Bitcoin with EUR · Causeway')
  expect(fitTitle(['x'.repeat(49)], 'Causeway')).toHaveLength(60)
  expect(fitTitle(['x'.repeat(50)], 'Causeway')).toBe('x'.repeat(50))
})

test('of several wordings the first that fits is taken, else the last', () => {
  const [long, longer, short] = ['y'.repeat(61), 'x'.repeat(70), 'z'.repeat(60)]
  expect(fitTitle([long, short, 'never'], 'Causeway')).toBe(short)
  expect(fitTitle([longer, long], 'Causeway')).toBe(long)
})
