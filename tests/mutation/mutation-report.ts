/** What became of the mutants of one room. */
export type MutationScore = {
  readonly room: string
  /** Noticed by a test, or never ended. */
  readonly killed: number
  /** Of these, never ended: many on a busy machine say that it was too slow. */
  readonly timedOut: number
  readonly survived: number
  /** No test reaches them. */
  readonly uncovered: number
  readonly survivors: readonly string[]
}

type Mutant = {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}
export type MutationReport = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

/** Counts a report of the mutation testing report schema (version 2). What did not compile or was ignored counts nowhere. */
export function scoreOf(room: string, { files }: MutationReport): MutationScore {
  const mutants = Object.entries(files).flatMap(([file, { mutants: found }]) =>
    found.map((mutant) => ({ ...mutant, file })),
  )
  const count = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return {
    room,
    killed: count('Killed', 'Timeout'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    survivors: left.map(({ file, location, mutatorName, replacement, status }) => {
      const { column, line } = location.start
      const change = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100)
      return `${status} ${file}:${line}:${column} ${mutatorName} → ${change}`
    }),
  }
}

/** The share of mutants that were noticed, in percent; null where there were none. */
export function percentOf({ killed, survived, uncovered }: MutationScore): number | null {
  const all = killed + survived + uncovered
  return all === 0 ? null : (100 * killed) / all
}
