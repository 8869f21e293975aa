import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NotRun, Outcome } from './outcome.ts'

/** What a programme has found out so far, by suite, in a file of its commit and seed. */
export type Journal = {
  readonly outcomes: (suite: string) => readonly Outcome[]
  readonly notRun: (suite: string) => readonly NotRun[]
  readonly steps: ReadonlyMap<string, readonly string[]>
  /** What the plans of kills were made from. */
  readonly traces: ReadonlyMap<string, readonly string[]>
  readonly isDone: (suite: string) => boolean
  readonly minutes: number
  readonly write: (entry: Entry) => void
}

type Entry =
  | { readonly suite: string; readonly outcome: Outcome }
  | { readonly suite: string; readonly notRun: NotRun }
  | { readonly stage: string; readonly steps: readonly string[] }
  | { readonly suite: string; readonly isDone: true }
  | { readonly stage: string; readonly trace: readonly string[] }
  | { readonly minutes: number }

/** Opens the journal of a commit and a seed; a new one where the run is not to go on with an earlier one. */
export function openJournal(key: string, goesOn: boolean): Journal {
  const file = join(import.meta.dirname, '../../../.cache/torture', `${key}.jsonl`)
  mkdirSync(dirname(file), { recursive: true })
  if (!goesOn) rmSync(file, { force: true })
  const entries = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readEntry) : []
  const done = new Set(entries.flatMap((entry) => ('isDone' in entry ? [entry.suite] : [])))
  return {
    outcomes: (suite) =>
      entries.flatMap((entry) =>
        'outcome' in entry && entry.suite === suite ? [entry.outcome] : [],
      ),
    notRun: (suite) =>
      entries.flatMap((entry) =>
        'notRun' in entry && entry.suite === suite ? [entry.notRun] : [],
      ),
    steps: new Map(
      entries.flatMap((entry) => ('steps' in entry ? [[entry.stage, entry.steps] as const] : [])),
    ),
    traces: new Map(
      entries.flatMap((entry) => ('trace' in entry ? [[entry.stage, entry.trace] as const] : [])),
    ),
    isDone: (suite) => done.has(suite),
    minutes: entries.reduce((sum, entry) => sum + ('minutes' in entry ? entry.minutes : 0), 0),
    write: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
  }
}

/** The last line of a run that was killed may be half written. */
function readEntry(line: string): readonly Entry[] {
  try {
    return line === '' ? [] : [JSON.parse(line)]
  } catch {
    return []
  }
}
