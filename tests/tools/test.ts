// npm test: the check, the build, real databases and nodes, and a real browser on the product.
import { runSteps } from './run-steps.ts'
import { testSteps } from './steps.ts'

await runSteps(testSteps)
