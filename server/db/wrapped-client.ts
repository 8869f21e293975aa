import type pg from 'pg'

type Ask = (text: string, values: readonly unknown[]) => Promise<unknown>

/** The server has ended the connection; that it is closed is heard a moment later. */
function isLastWord(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'FATAL'
}

/** Whether a statement opens a transaction. */
export function isBegin(text: string): boolean {
  return text.startsWith('begin') || text.startsWith('start transaction')
}

/** Whether a statement ends a transaction. */
export function isEnd(text: string): boolean {
  return text === 'commit' || text === 'rollback'
}

/** The same connection, whose statements are asked by `ask`. One that the server has ended does not go back to its pool. */
export function wrappedClient(client: pg.PoolClient, ask: Ask): pg.PoolClient {
  let isEnded = false
  const query: Ask = async (text, values) => {
    try {
      return await ask(text, values)
    } catch (error) {
      isEnded ||= isLastWord(error)
      throw error
    }
  }
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return query
      if (key === 'release') return () => target.release(isEnded)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
