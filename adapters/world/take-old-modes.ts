import type { DatabaseSync } from 'node:sqlite'
import type { World } from './world.ts'

type ModeRow = {
  readonly kind: string
  readonly provider: string
  readonly mode: string
}

/**
 * Takes the table of modes out of a world that was made before a provider could be silent: its CHECK refuses that mode.
 * Answers what stood in it, for the table that is made next; nothing of a world that is new.
 */
export function takeOldModes({ store }: World): readonly ModeRow[] {
  if (!refusesSilence(store)) return []
  const rows = store.prepare('SELECT kind, provider, mode FROM modes').all()
  store.exec('DROP TABLE modes')
  return rows.map(({ kind, provider, mode }) => ({
    kind: String(kind),
    provider: String(provider),
    mode: String(mode),
  }))
}

/** Puts back what `takeOldModes` took. */
export function putModes({ store }: World, rows: readonly ModeRow[]): void {
  const insert = store.prepare('INSERT INTO modes (kind, provider, mode) VALUES (?, ?, ?)')
  for (const { kind, provider, mode } of rows) insert.run(kind, provider, mode)
}

function refusesSilence(store: DatabaseSync): boolean {
  const row = store.prepare(`SELECT sql FROM sqlite_master WHERE name = 'modes'`).get()
  return row !== undefined && !String(row.sql).includes(`'silent'`)
}
