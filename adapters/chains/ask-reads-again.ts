import { setTimeout as pauseFor } from 'node:timers/promises'

/** Milliseconds before the second try and before the third, which is the last. */
const PAUSES = [50, 200] as const
/** HTTP's words for a node, or a balancer before it, that cannot answer at this moment. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503, 504])
// Services of nodes say so within an answer, too.
const LIMIT_EXCEEDED = -32_005
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

/** What came is no answer to the question: an error page, half a text, a node that is too busy. */
export class NoReply extends Error {
  override name = 'NoReply'
}

/** Throws NoReply where HTTP's status says that another try may be answered. */
export function assertAnswering({ status }: { readonly status: number }): void {
  if (PASSING.has(status)) throw new NoReply(`HTTP ${status}`)
}

/** Throws NoReply where a JSON-RPC error says only that too much was asked of the node at once. */
export function assertWithinLimits(error: { readonly code: number; readonly message: string }) {
  if (error.code === LIMIT_EXCEEDED) throw new NoReply(`${error.message} (${error.code})`)
}

/**
 * Asks a node. A read that fails, by a connection that breaks or cannot be opened or by an answer that is none, is asked
 * again at once, three times at most: one bad answer would otherwise fail all of what needs several questions. Time-outs
 * are not asked again, and what is no read is asked once whatever happens: it may have had its effect. Throws what the
 * last try threw, or the deadline's reason.
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
      if (deadline.aborted || isTimeOut(error)) throw error
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

function isTimeOut(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth += 1) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true
    if (code === 'ETIMEDOUT' || code.endsWith('_TIMEOUT')) return true
    cause = cause.cause
  }
  return false
}
