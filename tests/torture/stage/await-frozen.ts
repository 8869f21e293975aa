import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MILLISECONDS = 20
const LAST_WORDS = /^stopped at /gm

/** Waits until a process says once more that it freezes at a step; false where that did not come in time. */
export async function awaitFrozen(
  output: () => string,
  withinMilliseconds: number,
): Promise<boolean> {
  const count = () => output().match(LAST_WORDS)?.length ?? 0
  const before = count()
  const deadline = Date.now() + withinMilliseconds
  while (Date.now() < deadline) {
    if (count() > before) return true
    await pause(LOOK_MILLISECONDS)
  }
  return false
}
