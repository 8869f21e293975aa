import { type BenchReport, verdict } from './figure.ts'
import { figureTable, table } from './table.ts'

export type Section = {
  readonly name: string
  readonly title: string
  /** A sentence where it could not be measured. */
  readonly outcome: BenchReport | string
}

/** The text of docs/benchmarks.md. */
export function benchmarksPage(run: {
  readonly facts: readonly (readonly [string, string])[]
  readonly sections: readonly Section[]
  readonly minutes: number
  readonly at: Date
}): string {
  const { facts, sections, minutes, at } = run
  return [
    '<!-- Written by a whole run of the benches (`npm run bench`). Change those, not this page. -->',
    '# Benchmarks',
    '',
    `Measured on ${at.toISOString().slice(0, 10)} in ${minutes.toFixed(1)} minutes. ${summary(sections)}`,
    '',
    ...howToRead,
    '',
    table([['machine', ''], ...facts]),
    ...sections.flatMap(sectionLines),
    '',
  ].join('\n')
}

/**
 * The page with these sections in the place of what it said of them; a new one comes last. Each says when it was measured,
 * since the rest is older.
 */
export function withSections(
  page: string,
  sections: readonly Section[],
  { at, commit }: { readonly at: Date; readonly commit: string },
): string {
  const [head = '', ...others] = page.trimEnd().split(/\n(?=## )/)
  const made = new Map(
    sections.map((section) => [
      `## ${section.title}`,
      [
        ...sectionLines(section).slice(1),
        `- Measured on its own, on ${at.toISOString().slice(0, 10)} at ${commit}.`,
      ].join('\n'),
    ]),
  )
  const kept = others.map((text) => {
    const title = text.split('\n', 1)[0] ?? ''
    const replaced = made.get(title)
    if (replaced === undefined) return text
    made.delete(title)
    return replaced
  })
  const parts = [head, ...kept, ...made.values()].map((text) => text.trimEnd())
  return `${parts.join('\n\n')}\n`
}

const howToRead = [
  '## How to read it',
  '',
  '- **Only ratios count.** Each line compares Causeway with something bare that does the same work on the same machine in the same minutes, in turns (ours, base, ours, base …) after a turn of each that is thrown away. Values are medians of the turns.',
  '- The ratio is Causeway ÷ base. Where more is better, 1 means that nothing was lost to the product; where less is better (times), 1 means that nothing was added.',
  '- The goal in brackets is one that we would like to reach; `missed` is said as plainly as `met`.',
  '- Spread: half the distance between the fastest and the slowest turn, as a share of the median, ours / base. A difference between ratios that is smaller than the spread means nothing.',
  '- Absolute values are those of this machine, of which other programs had their share: on a machine whose load before the run is not near zero, everything that waits for a processor reads worse than it is. Do not compare absolute values with values from elsewhere.',
  '- Run it yourself: `npm run bench`, `npm run bench -- --only estimates`, `npm run bench -- --quick` (shows that everything runs; its figures mean little).',
]

function sectionLines({ name, title, outcome }: Section): readonly string[] {
  const head = ['', `## ${title}`, '', `\`npm run bench -- --only ${name}\``, '']
  if (typeof outcome === 'string') return [...head, `Not measured: ${outcome}`]
  const { figures, notes } = outcome
  return [...head, figureTable(figures), '', ...notes.map((note) => `- ${note}`)]
}

function summary(sections: readonly Section[]): string {
  const figures = sections.flatMap(({ outcome }) =>
    typeof outcome === 'string' ? [] : outcome.figures,
  )
  const count = (...words: readonly string[]) =>
    figures.filter((figure) => words.includes(verdict(figure))).length
  const unmeasured =
    sections.length - sections.filter(({ outcome }) => typeof outcome !== 'string').length
  const missing = unmeasured === 0 ? '' : ` ${unmeasured} benches could not run.`
  return `Goals met: ${count('met', 'stretch')}; missed: ${count('missed')}.${missing}`
}
