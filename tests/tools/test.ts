// npm test: the check, the build, real databases and nodes, and a real browser on the product.
// `-- --only unit|integration|e2e` runs one suite with what it needs; `-- --changed` only tests of what is not committed.
import { parseArgs } from 'node:util'
import { chooseSteps } from './choose-steps.ts'
import { runSteps } from './run-steps.ts'
import { testSteps } from './steps.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean', default: false } },
})
const chosen = chooseSteps(testSteps, values)
if (chosen.ok) await runSteps(chosen.steps)
else {
  console.error(chosen.problem)
  process.exitCode = 2
}
