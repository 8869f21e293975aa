import { setTimeout as pause } from 'node:timers/promises'
import type { BoundProcess } from './bound-process.ts'

const PAUSE_MILLISECONDS = 50
const MOST_ATTEMPTS = 600

/** Asks until a node answers. Throws with its last words if it ends instead, or after half a minute. */
export async function awaitReady(
  name: string,
  running: BoundProcess,
  answers: () => Promise<unknown>,
): Promise<void> {
  let lastWords: string | undefined
  running.ended.then((words) => {
    lastWords = words
  })
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      await answers()
      return
    } catch {
      await pause(PAUSE_MILLISECONDS)
    }
    if (lastWords !== undefined) throw new Error(`${name} ended at its start: ${lastWords}`)
  }
  await running.stop()
  throw new Error(`${name} did not answer within half a minute: ${lastWords ?? ''}`)
}
