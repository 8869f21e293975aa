// npm run mutation: breaks the rules that decide about money in every way that StrykerJS knows, one at a time, and says
// which breaks no test notices. --room NAME[,NAME] takes rooms whose names begin so, --files GLOB only those files of
// them (with ! in front: all but those), --share 0.1 a part of a room's mutants by --seed, --lanes so many at once.
// Works on the last commit, in a checkout of its own under .cache.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawRanges } from './draw-ranges.ts'
import { percentOf, scoreOf } from './mutation-report.ts'
import { type MutationRoom, mutationRooms } from './mutation-rooms.ts'
import { openMutationTree, projectRoot, restoreTree, writeIntoTree } from './mutation-tree.ts'

const { values } = parseArgs({
  options: {
    room: { type: 'string', default: '' },
    files: { type: 'string', default: '**' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
  },
})
const names = values.room.split(',')
const chosen = mutationRooms.filter(({ name }) => names.some((start) => name.startsWith(start)))
if (chosen.length === 0) {
  console.error(`There is no such room: ${mutationRooms.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const tree = openMutationTree()
try {
  for (const room of chosen) runRoom(room)
} finally {
  tree.remove()
}

function runRoom(room: MutationRoom): void {
  restoreTree(tree.path)
  const { files } = values
  const draw = { files, share: Number(values.share), seed: Number(values.seed) }
  const mutate = drawRanges(projectRoot, room.mutate, draw)
  writeIntoTree(tree.path, 'vitest.mutation.ts', vitestConfig(room))
  writeIntoTree(tree.path, 'stryker.config.json', JSON.stringify(strykerConfig(mutate)))
  const run = spawnSync('npx', ['stryker', 'run', 'stryker.config.json'], {
    cwd: tree.path,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (run.status !== 0) throw new Error(`${room.name}: the run ended with ${run.status}`)
  const score = scoreOf(
    room.name,
    JSON.parse(readFileSync(join(tree.path, 'reports/mutation/mutation.json'), 'utf8')),
  )
  const { killed, survived, timedOut, uncovered } = score
  const percent = percentOf(score)?.toFixed(1) ?? '–'
  console.log(
    `${room.name}: ${killed} noticed (${timedOut} by time), ${survived} survived, ${uncovered} not reached, ${percent} %`,
  )
  const file = `${room.name.replace('/', '-')}.json`
  writeFileSync(join(projectRoot, '.cache/mutation', file), `${JSON.stringify(score, null, 2)}\n`)
}

function strykerConfig(mutate: readonly string[]): object {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignore-error-texts.mjs'],
    ignorers: ['error-texts'],
    vitest: { configFile: 'vitest.mutation.ts', related: false },
    coverageAnalysis: 'perTest',
    inPlace: true,
    ignoreStatic: true,
    // A mutant that never ends is stopped by it; a slow machine is not a mutant.
    timeoutMS: 30_000,
    concurrency: Number(values.lanes),
    mutate,
    reporters: ['json'],
    allowEmpty: true,
    checkers: [],
    disableTypeChecks: false,
  }
}

function vitestConfig({ needsDatabase, tests }: MutationRoom): string {
  const test = {
    include: tests,
    globalSetup: needsDatabase ? ['tests/database/provide-postgres.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files of a room share their modules, as in the project's own runs: loading them anew for each costs seconds a mutant.
    isolate: false,
  }
  return `import { QuickFirst } from './tests/mutation/quick-first.ts'
export default { test: { ...${JSON.stringify(test)}, sequence: { sequencer: QuickFirst } } }
`
}
