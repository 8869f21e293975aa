import type { World } from './world.ts'

/** The next number of a series, from 1. No number is given twice, whatever process asks. */
export function nextNumber(world: World, series: string): number {
  const row = world.store
    .prepare(
      `INSERT INTO counters (name, value) VALUES (?, 1)
       ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
    )
    .get(series) as { value: number }
  return row.value
}

/** The last number that was given of a series; 0 before the first. */
export function numberOf(world: World, series: string): number {
  const row = world.store.prepare('SELECT value FROM counters WHERE name = ?').get(series) as
    | { value: number }
    | undefined
  return row?.value ?? 0
}
