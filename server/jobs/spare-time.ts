import { cpus } from 'node:os'

/** So much of one processor; a machine with a single one is never quite idle. */
const SPARE = 0.8

/**
 * Answers whether this machine had most of a processor's time to spare since the last time it was asked. A process that
 * helps another on the same machine gains nothing where all processors are busy.
 */
export function createSpareTime(read: () => ProcessorTimes = readProcessorTimes): () => boolean {
  let before = read()
  return () => {
    const now = read()
    const idle = now.idleMilliseconds - before.idleMilliseconds
    const passed = now.milliseconds - before.milliseconds
    before = now
    return passed > 0 && idle / passed >= SPARE
  }
}

export type ProcessorTimes = {
  /** A steady clock. */
  readonly milliseconds: number
  /** Of all processors together, since the machine was started. */
  readonly idleMilliseconds: number
}

function readProcessorTimes(): ProcessorTimes {
  const idleMilliseconds = cpus().reduce((sum, { times }) => sum + times.idle, 0)
  return { milliseconds: performance.now(), idleMilliseconds }
}
