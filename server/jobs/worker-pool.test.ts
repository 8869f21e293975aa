import { describe, expect, onTestFinished, test } from 'vitest'
import { createWorkerPool, type Found } from './worker-pool.ts'

const NEVER = 3_600_000

/** A pool whose turns end when the test says so. */
function openPool({ isQuick, size = 3 }: { readonly isQuick: boolean; readonly size?: number }) {
  const turns: ((found: Found) => void)[] = []
  const pool = createWorkerPool({
    name: 'test',
    size,
    isQuick,
    everyMilliseconds: NEVER,
    onError: (_, error) => {
      throw error
    },
    work: () =>
      new Promise((resolve) => {
        turns.push(resolve)
      }),
  })
  for (const worker of pool.workers) worker.start()
  onTestFinished(async () => {
    const stopped = pool.workers.map((worker) => worker.stop())
    for (const end of turns) end('nothing')
    await Promise.all(stopped)
  })
  /** Ends the oldest turn. */
  const end = async (found: Found) => {
    turns.shift()?.(found)
    await new Promise(setImmediate)
  }
  return { pool, turns, end }
}

/** Every worker has looked once, and rests. */
async function atRest(opened: ReturnType<typeof openPool>) {
  for (const _ of opened.pool.workers) await opened.end('nothing')
  expect(opened.pool.workers.every((worker) => worker.isPaused())).toBe(true)
  return opened
}

describe('workers of quick turns', () => {
  test('leave what comes meanwhile to the same worker’s next turn', async () => {
    const { end, pool, turns } = await atRest(openPool({ isQuick: true }))
    pool.wake()
    await new Promise(setImmediate)
    pool.wake()
    pool.wake()
    expect(turns).toHaveLength(1)
    await end('all')
    expect(turns).toHaveLength(1)
    await end('all')
    expect(turns).toHaveLength(0)
  })

  test('help each other where there is more than one takes, and where it waits for long', async () => {
    const { end, pool, turns } = await atRest(openPool({ isQuick: true }))
    pool.wake()
    await new Promise(setImmediate)
    await end('more')
    expect(turns).toHaveLength(2)
    pool.help()
    await new Promise(setImmediate)
    expect(turns).toHaveLength(3)
  })
})

describe('workers that wait for others', () => {
  test('take at once what comes meanwhile, and rest where nothing is left', async () => {
    const { end, pool, turns } = await atRest(openPool({ isQuick: false }))
    pool.wake()
    await new Promise(setImmediate)
    pool.wake()
    await new Promise(setImmediate)
    expect(turns).toHaveLength(2)
    await end('all')
    await end('nothing')
    expect(turns).toHaveLength(0)
  })

  test('look once more where all are at work', async () => {
    const { end, pool, turns } = await atRest(openPool({ isQuick: false, size: 1 }))
    pool.wake()
    await new Promise(setImmediate)
    pool.wake()
    await end('all')
    expect(turns).toHaveLength(1)
  })
})
