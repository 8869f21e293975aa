import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for every program (USER_HZ). */
const TICKS_PER_SECOND = 100
const USER_FIELD = 11
const KERNEL_FIELD = 12

/** Seconds that a process and all its threads have spent on processors, in user and kernel. Linux only. */
export function cpuSeconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the name in brackets, which may itself hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[USER_FIELD]) + Number(fields[KERNEL_FIELD])) / TICKS_PER_SECOND
}

/** Stops a process without ending it, runs the work, and lets the process go on. */
export async function whilePaused<T>(
  process_: { readonly pid: number },
  work: () => Promise<T>,
): Promise<T> {
  process.kill(process_.pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    process.kill(process_.pid, 'SIGCONT')
  }
}
