import { describe, expect, test } from 'vitest'
import { createRequestCounts } from './create-request-counts.ts'
import type { OwnCount } from './exchange-counts.ts'

/** The table that processes share, and their clock. */
function sharedTable() {
  const table = { now: 0, asked: [] as OwnCount[][], isAway: false }
  const rows = new Map<string, number>()
  const newProcess = (name: string) =>
    createRequestCounts({
      now: () => table.now,
      exchangeCounts: async (own) => {
        if (table.isAway) throw new Error('away')
        table.asked.push([...own])
        for (const { caller, count } of own) rows.set(`${caller} ${name}`, count)
        return new Map(
          own.map(({ caller }) => {
            const others = [...rows].filter(
              ([key]) => key.startsWith(`${caller} `) && key !== `${caller} ${name}`,
            )
            return [caller, others.reduce((sum, [, count]) => sum + count, 0)]
          }),
        )
      },
    })
  return { table, newProcess }
}

function countTimes(
  counts: ReturnType<typeof createRequestCounts>,
  times: number,
  caller = 'a',
): number {
  return Array.from({ length: times }, () => counts.count(caller, 80)).at(-1) ?? 0
}

describe('requests of a caller', () => {
  test('of one who asks little are compared with nobody', async () => {
    const { newProcess, table } = sharedTable()
    const counts = newProcess('one')
    countTimes(counts, 9)
    await counts.exchange()
    expect(table.asked).toEqual([])
  })

  test('are told from an eighth of the limit on, with what is left of the minute, and once as long as they stay the same', async () => {
    const { newProcess, table } = sharedTable()
    const counts = newProcess('one')
    countTimes(counts, 5)
    table.now = 20_000
    countTimes(counts, 5)
    await counts.exchange()
    await counts.exchange()
    expect(table.asked).toEqual([[{ caller: 'a', count: 10, milliseconds: 40_000 }]])
    expect(countTimes(counts, 1)).toBe(0)
    await counts.exchange()
    expect(table.asked[1]).toEqual([{ caller: 'a', count: 11, milliseconds: 40_000 }])
  })

  test('are added to those of the other processes, each caller’s to their own', async () => {
    const { newProcess } = sharedTable()
    const [one, two] = [newProcess('one'), newProcess('two')]
    countTimes(one, 70)
    countTimes(one, 12, 'b')
    await one.exchange()
    expect(countTimes(two, 10)).toBe(0)
    await two.exchange()
    expect(countTimes(two, 1)).toBe(70)
    expect(countTimes(two, 10, 'c')).toBe(0)
    await one.exchange()
    countTimes(one, 1)
    await one.exchange()
    expect(countTimes(one, 1)).toBe(10)
  })

  test('begin anew after a minute', async () => {
    const { newProcess, table } = sharedTable()
    const [one, two] = [newProcess('one'), newProcess('two')]
    countTimes(one, 70)
    await one.exchange()
    countTimes(two, 20)
    await two.exchange()
    table.now = 60_000
    expect(countTimes(two, 1)).toBe(0)
    await two.exchange()
    expect(table.asked).toHaveLength(2)
  })

  test('that could not be compared are told the next time', async () => {
    const { newProcess, table } = sharedTable()
    const counts = newProcess('one')
    countTimes(counts, 20)
    table.isAway = true
    await expect(counts.exchange()).rejects.toThrow('away')
    table.isAway = false
    countTimes(counts, 1)
    await counts.exchange()
    expect(table.asked).toEqual([[expect.objectContaining({ count: 21 })]])
  })

  test('of more callers than are remembered: those who came first give way', async () => {
    const { newProcess, table } = sharedTable()
    const counts = newProcess('one')
    countTimes(counts, 20)
    for (let other = 0; other < 20_000; other += 1) counts.count(`other ${other}`, 80)
    await counts.exchange()
    expect(table.asked).toEqual([])
  })
})
