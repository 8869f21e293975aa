import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const TASKSET = '/usr/bin/taskset'

/** Where a server and its load can have a core each. */
export const canPin: boolean = existsSync(TASKSET) && availableParallelism() > 1

/** What starts a program on one core alone; nothing where that is not asked for or not possible. */
export function onCore(core: number | null): readonly string[] {
  return core !== null && canPin ? [TASKSET, '-c', String(core)] : []
}
