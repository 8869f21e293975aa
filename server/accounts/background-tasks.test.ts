import { expect, test } from 'vitest'
import { createBackgroundTasks } from './background-tasks.ts'

test('work goes on after the reply, failures are told, and the end waits for all of it', async () => {
  const errors: unknown[] = []
  const later = createBackgroundTasks((error) => errors.push(error))
  const lost = new Error('lost')
  let done = 0
  const work = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    done += 1
  }
  later.run(work)
  later.run(() => Promise.reject(lost))
  later.run(work)
  expect(done).toBe(0)
  await later.settled()
  expect(done).toBe(2)
  expect(errors).toEqual([lost])
  await later.settled()
})
