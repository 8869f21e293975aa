import type pg from 'pg'
import { isBegin, isEnd, wrappedClient } from './wrapped-client.ts'

/** What each transaction is opened with, where the connection cannot be opened with it. Times in milliseconds. */
export type TransactionLimits = {
  /** How long it may ask nothing. */
  readonly longestPause: number
  /** Where nothing may be written: how long a statement may take. */
  readonly readOnly: { readonly longestStatement: number } | null
}

/**
 * The same connection behind a pooler that gives the server's connection to another client after each transaction, as
 * PgBouncer does in transaction mode: statements have no names, and settings end with the transaction. Where nothing may be
 * written, a statement outside a transaction gets one of its own.
 */
export function pooledClient(client: pg.PoolClient, limits: TransactionLimits): pg.PoolClient {
  let isOpen = false
  // Without values they go together, in one question.
  const begin = (text: string) => client.query([text, ...settingsOf(limits)].join('; '))
  const ask = (text: string, values: readonly unknown[]) => client.query(text, [...values])
  const readAlone = async (text: string, values: readonly unknown[]) => {
    await begin('begin')
    try {
      const answer = await ask(text, values)
      await ask('commit', [])
      return answer
    } catch (error) {
      await ask('rollback', []).catch(() => {})
      throw error
    }
  }
  return wrappedClient(client, async (text, values) => {
    if (isBegin(text)) {
      const begun = await begin(text)
      isOpen = true
      return begun
    }
    if (isEnd(text)) {
      isOpen = false
      return ask(text, values)
    }
    return isOpen || limits.readOnly === null ? ask(text, values) : readAlone(text, values)
  })
}

function settingsOf({ longestPause, readOnly }: TransactionLimits): readonly string[] {
  const pause = `set local idle_in_transaction_session_timeout = ${longestPause}`
  if (readOnly === null) return [pause]
  const statement = `set local statement_timeout = ${readOnly.longestStatement}`
  return [pause, statement, 'set transaction read only']
}
