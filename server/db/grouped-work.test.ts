import { expect, test } from 'vitest'
import { groupedWork } from './grouped-work.ts'

/** Doubles numbers; what it was asked together, and a door that holds each turn up until it is opened. */
function doubling() {
  const turns: number[][] = []
  const doors: (() => void)[] = []
  const double = groupedWork<object, number, number>(async (_owner, asks) => {
    turns.push([...asks])
    await new Promise<void>((resolve) => doors.push(resolve))
    if (asks.includes(13)) throw new Error('13 is bad')
    return asks.map((ask) => 2 * ask)
  })
  const open = async () => {
    // A turn begins in the program's next step.
    await new Promise((resolve) => setImmediate(resolve))
    doors.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { turns, double, open }
}

test('those who ask in one step are answered together, each with its own', async () => {
  const { turns, double, open } = doubling()
  const owner = {}
  const answers = Promise.all([1, 2, 3].map((each) => double(owner, each)))
  await open()
  expect(await answers).toEqual([2, 4, 6])
  expect(turns).toEqual([[1, 2, 3]])
})

test('those who ask during a turn are answered together in the next, 32 at most', async () => {
  const { turns, double, open } = doubling()
  const owner = {}
  const first = double(owner, 1)
  await new Promise((resolve) => setImmediate(resolve))
  const others = Array.from({ length: 40 }, (_, each) => double(owner, each + 100))
  for (const _ of turns.concat([[], []])) await open()
  expect(await first).toBe(2)
  expect(await Promise.all(others)).toHaveLength(40)
  expect(turns.map(({ length }) => length)).toEqual([1, 32, 8])
})

test('a bad one fails alone, and those who ask afterwards are answered', async () => {
  const { turns, double, open } = doubling()
  const owner = {}
  const answers = Promise.allSettled([1, 13, 2].map((each) => double(owner, each)))
  for (let turn = 0; turn < 4; turn += 1) await open()
  expect(await answers).toMatchObject([
    { value: 2 },
    { reason: { message: '13 is bad' } },
    { value: 4 },
  ])
  expect(turns).toEqual([[1, 13, 2], [1], [13], [2]])
  const later = double(owner, 5)
  await open()
  expect(await later).toBe(10)
})

test('where the database is away all fail at once, and none is tried alone', async () => {
  let turns = 0
  const work = groupedWork<object, number, number>(async () => {
    turns += 1
    throw new Error('Connection terminated unexpectedly')
  })
  const owner = {}
  const answers = await Promise.allSettled([1, 2, 3].map((each) => work(owner, each)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(turns).toBe(1)
})

test('owners and lanes do not wait for each other', async () => {
  const began: string[] = []
  const work = groupedWork<object, string, string>(
    async (_owner, asks) => {
      began.push(asks.join())
      return new Promise(() => {})
    },
    (ask) => ask.slice(0, 3),
  )
  const owner = {}
  for (const ask of ['btc1', 'eth1', 'btc2']) void work(owner, ask)
  void work({}, 'btc3')
  await new Promise((resolve) => setImmediate(resolve))
  expect(began).toEqual(['btc1,btc2', 'eth1', 'btc3'])
})

test('work that forgets one is a mistake, and all who asked hear of it', async () => {
  const work = groupedWork<object, number, number>(async (_owner, asks) => asks.slice(1))
  const owner = {}
  const answers = await Promise.allSettled([1, 2].map((each) => work(owner, each)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
