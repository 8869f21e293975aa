/**
 * How many requests one client has at a node at once: Bitcoin Core and its kin work on four and refuse what comes when
 * sixteen more wait (`-rpcthreads`, `-rpcworkqueue`).
 */
export const REQUESTS_AT_ONCE = 8

/** Does work for at most so many at once; the others wait, first come, first served. */
export function limitAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  const begin = async (): Promise<void> => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const end = (): void => {
    const next = waiting.shift()
    // The next one takes the place over before a new one can.
    if (next === undefined) running -= 1
    else next()
  }
  return async (work) => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
