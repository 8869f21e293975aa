import { runCommand } from '../run-command.ts'
import { work } from '../work.ts'

/** Workers alone, without a front door. */
await runCommand(() => work())
