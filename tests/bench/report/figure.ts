/** Where a ratio (or, for absolute goals, a value) has to lie. */
export type Goal = {
  readonly kind: 'at least' | 'at most'
  readonly value: number
  /** Beyond the goal, where one was set. */
  readonly stretch?: number
}

/** One line of the table. */
export type Figure = {
  readonly what: string
  /** The product's value with its unit. */
  readonly ours: string
  /** The value of what it is compared with; empty where the goal is absolute. */
  readonly base: string
  /** Ours ÷ base; null where nothing is compared. */
  readonly ratio: number | null
  readonly goal: Goal | null
  /** What the goal is about, where it is not the ratio. */
  readonly judged?: number
  /** (largest − smallest round) ÷ median of both sides, or null where rounds are not compared. */
  readonly spread: { readonly ours: number; readonly base: number } | null
}

export type BenchReport = {
  readonly figures: readonly Figure[]
  /** Sentences on how it was measured and what the figures do not say. */
  readonly notes: readonly string[]
}

export type BenchOptions = {
  /** Short rounds: shows that everything runs, not how fast. */
  readonly quick: boolean
  readonly say: (line: string) => void
}

export type Bench = {
  readonly name: string
  readonly title: string
  readonly run: (options: BenchOptions) => Promise<BenchReport>
}

/** Whether a goal was met: `stretch`, `met`, `missed`, or empty without a goal. */
export function verdict(figure: Figure): '' | 'stretch' | 'met' | 'missed' {
  const { goal } = figure
  const value = figure.judged ?? figure.ratio
  if (goal === null || value === null) return ''
  const reaches = (limit: number) => (goal.kind === 'at least' ? value >= limit : value <= limit)
  if (goal.stretch !== undefined && reaches(goal.stretch)) return 'stretch'
  return reaches(goal.value) ? 'met' : 'missed'
}
