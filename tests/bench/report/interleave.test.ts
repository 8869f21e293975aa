import { expect, test } from 'vitest'
import { interleave } from './interleave.ts'

test('turns are taken, and the first of each does not count', async () => {
  const turns: string[] = []
  let count = 0
  const turn = (name: string) => async () => {
    turns.push(name)
    count += 1
    return count
  }
  const measured = await interleave(2, { ours: turn('a'), base: turn('b') })
  expect(turns.join('')).toBe('ababab')
  expect(measured).toEqual({ ours: [3, 5], base: [4, 6] })
})
