import { keepCompiledCode } from '@causeway/main/current-bundle'

keepCompiledCode()
const { runCommand } = await import('@causeway/main/run-command')
const { work } = await import('@causeway/main/work')
const { faultHooks } = await import('./fault-hooks.ts')

/** The workers as `main/commands/work.ts` starts them, which can be killed at any step. */
await runCommand(() => work(faultHooks(process.env)))
