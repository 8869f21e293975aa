// npm run check: format, lint, types, architecture, sizes, dead code, lists, generated files, unit tests.
import { runSteps } from './run-steps.ts'
import { checkSteps } from './steps.ts'

await runSteps(checkSteps)
