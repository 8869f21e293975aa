import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gradualPool } from './gradual-pool.ts'

const PATIENCE = 50

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A pool whose connections are opened at once, and counted. */
function countingPool() {
  const events = new EventEmitter()
  const state = { open: 0, idle: 0, isBroken: false }
  const release = () => {
    events.emit('release')
    state.idle += 1
  }
  const connect = () => {
    if (state.isBroken) return Promise.reject(new Error('no server'))
    if (state.idle > 0) state.idle -= 1
    else state.open += 1
    return Promise.resolve({ release })
  }
  const dropIdle = () => {
    state.open -= state.idle
    state.idle = 0
    events.emit('remove')
  }
  const pool = Object.assign(events, { connect }) as unknown as pg.Pool
  Object.defineProperty(pool, 'totalCount', { get: () => state.open })
  return { pool, state, dropIdle }
}

/** Takes so many at once, and answers those that were given until now. */
function takeMany(take: () => Promise<pg.PoolClient>, count: number) {
  const given: pg.PoolClient[] = []
  const failed: unknown[] = []
  for (let each = 0; each < count; each += 1) {
    take().then(
      (client) => given.push(client),
      (error: unknown) => failed.push(error),
    )
  }
  return { given, failed }
}

test('a burst is served by four connections, in its order', async () => {
  const { pool, state } = countingPool()
  const { given } = takeMany(gradualPool(pool, 20), 30)
  await vi.advanceTimersByTimeAsync(PATIENCE - 1)
  expect(given).toHaveLength(4)
  for (let served = 0; served < 30; served += 1) {
    given[served]?.release()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(given).toHaveLength(30)
  expect(state.open).toBe(4)
})

test('what has to wait gets further connections, one after another, up to the limit', async () => {
  const { pool, state } = countingPool()
  const { given } = takeMany(gradualPool(pool, 6), 8)
  const opened = []
  for (let step = 0; step < 4; step += 1) {
    await vi.advanceTimersByTimeAsync(PATIENCE)
    opened.push(state.open)
  }
  expect(opened).toEqual([5, 6, 6, 6])
  expect(given).toHaveLength(6)
  given[0]?.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(given).toHaveLength(7)
  expect(state.open).toBe(6)
})

test('where nothing waits any more, nothing is opened, and no timer is left', async () => {
  const { pool, state } = countingPool()
  const take = gradualPool(pool, 20)
  const { given } = takeMany(take, 5)
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect(given).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(20 * PATIENCE)
  expect(vi.getTimerCount()).toBe(0)
  takeMany(take, 1)
  await vi.advanceTimersByTimeAsync(PATIENCE - 1)
  expect(state.open).toBe(5)
})

test('what a quiet time closed is opened one after another again', async () => {
  const { pool, state, dropIdle } = countingPool()
  const take = gradualPool(pool, 20)
  const { given } = takeMany(take, 8)
  await vi.advanceTimersByTimeAsync(4 * PATIENCE)
  expect(state.open).toBe(8)
  for (const client of given) client.release()
  await vi.advanceTimersByTimeAsync(0)
  dropIdle()
  const { given: later } = takeMany(take, 8)
  await vi.advanceTimersByTimeAsync(PATIENCE - 1)
  expect(later).toHaveLength(4)
})

test('a server that can’t be reached keeps no place', async () => {
  const { pool, state } = countingPool()
  const take = gradualPool(pool, 2)
  state.isBroken = true
  const { failed } = takeMany(take, 5)
  await vi.advanceTimersByTimeAsync(0)
  expect(failed).toHaveLength(5)
  state.isBroken = false
  const { given } = takeMany(take, 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(given).toHaveLength(2)
})
