import { keepCompiledCode } from '@causeway/main/current-bundle'

keepCompiledCode()
const { runCommand } = await import('@causeway/main/run-command')
const { serve } = await import('@causeway/main/serve')
const { faultHooks } = await import('./fault-hooks.ts')

/** The product as `main/commands/serve.ts` starts it, which can be killed at any step. */
await runCommand(() => serve(faultHooks(process.env)))
