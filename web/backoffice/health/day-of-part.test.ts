import { expect, test } from 'vitest'
import { dayOfPart, shareWords } from './day-of-part.ts'
import { stateWords } from './health-words.ts'

const AT = '2026-11-27T12:00:00.000Z'
const before = (minutes: number) => new Date(Date.parse(AT) - minutes * 60_000).toISOString()
const sample = (ago: number) => ({
  minute: before(ago),
  databaseMilliseconds: 1,
  priceAgeSeconds: 1,
  waitingSeconds: 0,
  notGreen: 0,
})
const samples = (from: number, to: number) =>
  Array.from({ length: from - to }, (_, index) => sample(from - index))

test('a part’s day has its states one after the other, and nothing where nothing ran', () => {
  const minutes = [...samples(100, 60), ...samples(20, 0)]
  const changes = [
    { at: before(2000), state: 'green' as const },
    { at: before(70), state: 'red' as const },
    { at: before(10), state: 'green' as const },
  ]
  const day = dayOfPart({ changes }, minutes, AT)
  expect(day).toEqual([
    { from: 0, to: 1340, state: 'none' },
    { from: 1340, to: 1370, state: 'green' },
    { from: 1370, to: 1380, state: 'red' },
    { from: 1380, to: 1420, state: 'none' },
    { from: 1420, to: 1430, state: 'red' },
    { from: 1430, to: 1440, state: 'green' },
  ])
  expect(shareWords(day, stateWords)).toBe('OK 67 %, failing 33 %')
  expect(shareWords(dayOfPart({ changes }, [], AT), stateWords)).toBe('Nothing was reported')
})
