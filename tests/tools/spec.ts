// npm run spec: which clauses of docs/acceptance.md have a passing test, and through which door.
// With --check it prints only what is wrong: titles that name what the list does not have, or an ID in place of its clauses.
import {
  type AcceptanceClause,
  doorsOf,
  idsInTitle,
  readAcceptanceList,
  testTitles,
} from './evidence/acceptance-ids.ts'
import { loadAllResults, type TestResult } from './results/test-results.ts'
import { sourceFiles, sourceText } from './source-files.ts'

type State = 'proven' | 'failing' | 'not run' | 'untested' | 'without a test'

const list = readAcceptanceList(sourceText('docs/acceptance.md'))
const known = new Set(list.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
const divided = new Set(list.filter(({ clauses }) => clauses.length > 1).map(({ id }) => id))
const results: readonly TestResult[] = loadAllResults().flatMap(({ tests }) => tests)

const files = sourceFiles(['.e2e.ts', '.test.ts']).filter((path) =>
  /^tests\/(e2e|scenarios)\//.test(path),
)
const filesOfId = new Map<string, Set<string>>()
const doorsOfId = new Map<string, Set<string>>()
const wrong: string[] = []
for (const path of files) {
  const text = sourceText(path)
  for (const id of testTitles(path, text).flatMap(idsInTitle)) {
    if (divided.has(id)) wrong.push(`${path} names ${id} without saying which of its clauses`)
    else if (!known.has(id)) wrong.push(`${path} names ${id}, which is not on the list`)
    note(filesOfId, id, [path])
    note(doorsOfId, id, doorsOf(path, text))
  }
}

function note(map: Map<string, Set<string>>, id: string, values: readonly string[]): void {
  map.set(id, new Set([...(map.get(id) ?? []), ...values]))
}

function stateOf({ id, noTest }: AcceptanceClause): State {
  const named = filesOfId.get(id)
  if (named === undefined) return noTest === null ? 'untested' : 'without a test'
  const runs = results.filter(
    ({ file, title }) => named.has(file) && idsInTitle(title).includes(id),
  )
  if (runs.some(({ state }) => state === 'failed')) return 'failing'
  return runs.some(({ state }) => state === 'passed') ? 'proven' : 'not run'
}

const clauses = list.flatMap((line) => line.clauses)
const states = clauses.map((clause) => ({ ...clause, state: stateOf(clause) }))
if (!process.argv.includes('--check'))
  for (const { id, what, state, noTest } of states) {
    const doors = [...(doorsOfId.get(id) ?? [])].join(', ')
    const said = state === 'without a test' ? (noTest ?? '') : state
    console.log(`${id.padEnd(12)} ${said.padEnd(13)} ${doors.padEnd(12)} ${shortened(what)}`)
  }

function shortened(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 89)}…`
}

const count = (state: State) => states.filter((clause) => clause.state === state).length
console.log(
  `${list.length} lines, ${clauses.length} clauses: ${count('proven')} proven, ${count('failing')} failing, ${count('not run')} named but not run, ${count('untested')} untested, ${count('without a test')} that say why they have no test`,
)
for (const line of wrong) console.log(line)
process.exitCode = wrong.length === 0 ? 0 : 1
