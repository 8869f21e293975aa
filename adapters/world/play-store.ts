import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** Statements are few and short; those with lists of values come in more lengths than need be kept. */
const MOST_STATEMENTS = 300

/** The world's file. Each statement is read and planned once: most questions are asked again several times a second. */
export class PlayStore extends DatabaseSync {
  readonly #statements = new Map<string, StatementSync>()

  override prepare(sql: string): StatementSync {
    const kept = this.#statements.get(sql)
    if (kept !== undefined) return kept
    const statement = super.prepare(sql)
    if (this.#statements.size < MOST_STATEMENTS) this.#statements.set(sql, statement)
    return statement
  }
}
