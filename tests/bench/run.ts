// npm run bench: every figure is a ratio within one interleaved run, since machines are noisy. A complete run writes
// docs/benchmarks.md. --only NAME[,NAME] runs some, and with --write puts them into the page; --quick shows that they run.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benches } from './benches.ts'
import { benchmarksPage, type Section, withSections } from './report/benchmarks-page.ts'
import type { BenchReport } from './report/figure.ts'
import { machineFacts } from './report/machine-facts.ts'
import { figureTable } from './report/table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const names = values.only.split(',').filter((name) => name !== '')
const unknown = names.filter((name) => benches.every((bench) => bench.name !== name))
const chosen = benches.filter((bench) => names.length === 0 || names.includes(bench.name))
const say = (line: string) => console.log(line)

if (values.list || unknown.length > 0) {
  for (const name of unknown) console.error(`there is no bench ${name}`)
  for (const { name, title } of benches) say(`${name.padEnd(16)} ${title}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}

const facts = machineFacts()
const sections: Section[] = []
const started = performance.now()
for (const bench of chosen) {
  const begun = performance.now()
  say(`\n${bench.title}`)
  const outcome = await outcomeOf(() => bench.run({ quick: values.quick, say }))
  sections.push({ title: bench.title, name: bench.name, outcome })
  if (typeof outcome === 'string') say(`not measured: ${outcome}`)
  else say([figureTable(outcome.figures), ...outcome.notes].join('\n'))
  say(`${((performance.now() - begun) / 1000).toFixed(0)} s`)
}
const minutes = (performance.now() - started) / 60_000

const isComplete = chosen.length === benches.length && !values.quick
if (isComplete || (values.write && !values.quick)) {
  const path = join(import.meta.dirname, '../../docs/benchmarks.md')
  const at = new Date()
  const [, commit = ''] = facts.find(([name]) => name === 'commit') ?? []
  const page = isComplete
    ? benchmarksPage({ facts, sections, minutes, at })
    : withSections(readFileSync(path, 'utf8'), sections, { at, commit })
  writeFileSync(path, page)
  say('\nwrote docs/benchmarks.md')
}
// A bench that could not run is told from one that ran; a missed goal is a figure, not an error.
process.exitCode = sections.some(({ outcome }) => typeof outcome === 'string') ? 1 : 0

async function outcomeOf(run: () => Promise<BenchReport>): Promise<BenchReport | string> {
  try {
    return await run()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
