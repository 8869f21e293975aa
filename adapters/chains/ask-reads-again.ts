import { setTimeout as pauseFor } from 'node:timers/promises'

/** Milliseconds before the second try and before the third, which is the last. */
const PAUSES = [50, 200] as const
/** What Node.js and undici call a connection that broke or was not to be had. Time-outs are not among them. */
const BROKEN: ReadonlySet<string> = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'UND_ERR_SOCKET',
])
// fetch, undici and viem wrap one another's errors.
const DEEPEST_CAUSE = 8

export type Pause = (milliseconds: number) => Promise<unknown>

export type Question = {
  /** Whether asking it twice is the same as asking it once. Nothing that sends, imports, makes or locks is a read. */
  readonly isRead: boolean
  /** Ends the question as a whole: all tries and the pauses between them. */
  readonly deadline: AbortSignal
  readonly pause?: Pause | undefined
}

/**
 * Asks a node. A read whose connection breaks, or cannot be opened, is asked again at once, three times at most: one
 * broken connection would otherwise fail all of what needs several questions. Time-outs and answers that are none are
 * not asked again, and what is no read is asked once whatever happens: it may have had its effect. Throws what the last
 * try threw, or the deadline's reason.
 */
export async function askReadsAgain<Answer>(
  { isRead, deadline, pause = pauseFor }: Question,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (!isRead) return ask()
  for (const milliseconds of PAUSES) {
    try {
      return await within(deadline, ask())
    } catch (error) {
      if (!isBrokenConnection(error)) throw error
    }
    await within(deadline, pause(milliseconds))
    deadline.throwIfAborted()
  }
  return within(deadline, ask())
}

/** Settles as the work does, but not after the deadline. */
function within<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(deadline.reason)
    if (deadline.aborted) end()
    deadline.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', end))
  })
}

function isBrokenConnection(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && BROKEN.has(cause.code)) return true
    cause = cause.cause
  }
  return false
}
