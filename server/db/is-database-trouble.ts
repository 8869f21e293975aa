import { sqlState } from './database.ts'

/**
 * SQLSTATEs that tell of the database itself: connections (08), a server that has become read-only (25006), a transaction
 * that paused for too long (25P03), conflicts with others (40), resources such as a full disk (53), shutdown (57P) and its
 * own disk (58).
 */
const OF_ITSELF = /^(08|25006|25P03|40|53|57P|58)/
/** What the connection's socket or its driver says where it ends before any SQLSTATE. */
const OF_CONNECTION =
  /^E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH)$|Connection terminated|is not queryable|timeout exceeded when trying to connect/i

/** True where the database failed, whatever was asked of it: the same may succeed once it is well again. */
export function isDatabaseTrouble(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null && OF_ITSELF.test(state)) return true
  return OF_CONNECTION.test(state ?? (error instanceof Error ? error.message : ''))
}
