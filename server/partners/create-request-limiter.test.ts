import { describe, expect, test } from 'vitest'
import { createRequestLimiter } from './create-request-limiter.ts'
import type { LimitedKey } from './take-requests.ts'

const SECOND = 1000

/** The database's count of one key, which several processes take from; the clocks of all agree. */
function sharedCount() {
  const counted = { now: 0, asked: [] as number[], fails: false }
  let [second, used] = [0n, 0]
  const takeRequests = async ({ requestsPerSecond }: LimitedKey, count: number) => {
    if (counted.fails) throw new Error('away')
    counted.asked.push(count)
    const current = BigInt(Math.floor(counted.now / SECOND))
    if (current !== second) [second, used] = [current, 0]
    const granted = Math.min(count, requestsPerSecond - used)
    used += granted
    return { granted, second, left: SECOND - (counted.now % SECOND) }
  }
  const newProcess = () => createRequestLimiter({ now: () => counted.now, takeRequests })
  return { counted, newProcess }
}

const keyOf = (requestsPerSecond: number) => ({ id: 'key', requestsPerSecond })
const passed = (answers: readonly boolean[]) => answers.filter(Boolean).length

describe('requests of a key', () => {
  test('are as many as it may make, over all processes together, in each second', async () => {
    const { counted, newProcess } = sharedCount()
    const processes = [newProcess(), newProcess(), newProcess()]
    const key = keyOf(100)
    for (const now of [0, 1000, 1999, 2000]) {
      counted.now = now
      const asked = processes.flatMap((take) => Array.from({ length: 70 }, () => take(key, 1)))
      expect(passed(await Promise.all(asked))).toBe(now === 1999 ? 0 : 100)
    }
  })

  test('cost few statements where there are many, and one where there is one', async () => {
    const { counted, newProcess } = sharedCount()
    const take = newProcess()
    expect(await take(keyOf(1000), 1)).toBe(true)
    expect(counted.asked).toEqual([1])
    for (let made = 1; made < 1000; made += 1) expect(await take(keyOf(1000), 1)).toBe(true)
    expect(await take(keyOf(1000), 1)).toBe(false)
    const statements = counted.asked.length
    expect(statements).toBeLessThan(15)
    for (let made = 0; made < 100; made += 1) expect(await take(keyOf(1000), 1)).toBe(false)
    expect(counted.asked).toHaveLength(statements)
  })

  test('of a process that is asked little are left to the others', async () => {
    const { newProcess } = sharedCount()
    const [idle, busy] = [newProcess(), newProcess()]
    expect([await idle(keyOf(10), 1), await idle(keyOf(10), 1)]).toEqual([true, true])
    let count = 0
    while (await busy(keyOf(10), 1)) count += 1
    expect(count).toBeGreaterThanOrEqual(7)
  })

  test('that come together are counted all or none', async () => {
    const { newProcess } = sharedCount()
    const take = newProcess()
    const key = keyOf(10)
    expect([await take(key, 11), await take(key, 8)]).toEqual([false, true])
    expect([await take(key, 3), await take(key, 2), await take(key, 1)]).toEqual([
      ...[false, true, false],
    ])
  })

  test('fail where they cannot be counted, and go on afterwards', async () => {
    const { counted, newProcess } = sharedCount()
    const take = newProcess()
    counted.fails = true
    const both = await Promise.allSettled([take(keyOf(10), 1), take(keyOf(10), 1)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    counted.fails = false
    expect(await take(keyOf(10), 1)).toBe(true)
  })
})
