// npm run spec: which lines of docs/acceptance.md have a passing test, and through which door.
// With --check it prints only what is wrong.
import { doorsOf, idsInTitle, readAcceptanceList, testTitles } from './acceptance-ids.ts'
import { sourceFiles, sourceText } from './source-files.ts'
import { loadAllResults, type TestResult } from './test-results.ts'

type State = 'proven' | 'failing' | 'not run' | 'untested'

const list = readAcceptanceList(sourceText('docs/acceptance.md'))
const known = new Set(list.map(({ id }) => id))
const results: readonly TestResult[] = loadAllResults().flatMap(({ tests }) => tests)

const files = sourceFiles(['.e2e.ts', '.test.ts']).filter((path) =>
  /^tests\/(e2e|scenarios)\//.test(path),
)
const filesOfId = new Map<string, Set<string>>()
const doorsOfId = new Map<string, Set<string>>()
const unknown: string[] = []
for (const path of files) {
  const text = sourceText(path)
  for (const id of testTitles(path, text).flatMap(idsInTitle)) {
    if (!known.has(id)) unknown.push(`${path} names ${id}`)
    note(filesOfId, id, [path])
    note(doorsOfId, id, doorsOf(path, text))
  }
}

function note(map: Map<string, Set<string>>, id: string, values: readonly string[]): void {
  map.set(id, new Set([...(map.get(id) ?? []), ...values]))
}

function stateOf(id: string): State {
  const named = filesOfId.get(id)
  if (named === undefined) return 'untested'
  const runs = results.filter(
    ({ file, title }) => named.has(file) && idsInTitle(title).includes(id),
  )
  if (runs.some(({ state }) => state === 'failed')) return 'failing'
  return runs.some(({ state }) => state === 'passed') ? 'proven' : 'not run'
}

const states = list.map(({ id, what }) => ({ id, what, state: stateOf(id) }))
if (!process.argv.includes('--check'))
  for (const { id, what, state } of states) {
    const doors = [...(doorsOfId.get(id) ?? [])].join(', ')
    console.log(`${id.padEnd(10)} ${state.padEnd(9)} ${doors.padEnd(12)} ${shortened(what)}`)
  }

function shortened(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 89)}…`
}

const count = (state: State) => states.filter((line) => line.state === state).length
console.log(
  `${list.length} lines: ${count('proven')} proven, ${count('failing')} failing, ${count('not run')} named but not run, ${count('untested')} untested`,
)
for (const line of unknown) console.log(`${line}, which is not on the list`)
process.exitCode = unknown.length === 0 ? 0 : 1
