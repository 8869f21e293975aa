import type pg from 'pg'
import { isBegin, isEnd, wrappedClient } from './wrapped-client.ts'

/** Longer lists of values come in too many lengths to be kept each. */
const MOST_VALUES = 100
/** What a connection keeps is bounded: later texts are read anew each time. */
const MOST_NAMES = 1000
const FEATURE_NOT_SUPPORTED = '0A000'
const CHANGED_RESULT = /cached plan must not change result type/

/** A migration of another process changed what a kept statement gives; it is kept anew under another name. */
export function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === FEATURE_NOT_SUPPORTED &&
    CHANGED_RESULT.test(error.message)
  )
}

type Names = {
  /** Null where a text is not kept. */
  readonly of: (text: string) => string | null
  /** Every text has another name from now on. */
  readonly renew: () => void
}

/** Names for statements, one per text, shared by all connections of a pool. */
export function createNames(): Names {
  const numbers = new Map<string, number>()
  let generation = 0
  return {
    of: (text) => {
      const number = numbers.get(text) ?? numbers.size
      if (number >= MOST_NAMES) return null
      numbers.set(text, number)
      return `statement_${generation}_${number}`
    },
    renew: () => {
      generation += 1
    },
  }
}

/**
 * The same connection, which keeps every statement with values under a name, so that the server reads and plans it once.
 * A statement outside a transaction whose kept plan is outdated is run again; in a transaction it throws, and the
 * transaction is to be tried again.
 */
export function namingClient(client: pg.PoolClient, names: Names): pg.PoolClient {
  let isOpen = false
  const run = (text: string, values: readonly unknown[]) => {
    const isKept = values.length > 0 && values.length <= MOST_VALUES
    const name = isKept ? names.of(text) : null
    return client.query({ ...(name === null ? {} : { name }), text, values: [...values] })
  }
  return wrappedClient(client, async (text, values) => {
    if (isBegin(text)) isOpen = true
    if (isEnd(text)) isOpen = false
    try {
      return await run(text, values)
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      names.renew()
      if (isOpen) throw error
      return run(text, values)
    }
  })
}
