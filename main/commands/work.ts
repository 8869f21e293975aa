import { keepCompiledCode } from '../compile-cache.ts'

keepCompiledCode()
const { runCommand } = await import('../run-command.ts')
const { work } = await import('../work.ts')

/** Workers alone, without a front door. */
await runCommand(() => work())
