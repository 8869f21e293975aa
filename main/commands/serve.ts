import { keepCompiledCode } from '../compile-cache.ts'

keepCompiledCode()
const { runCommand } = await import('../run-command.ts')
const { serve } = await import('../serve.ts')

await runCommand(() => serve())
