import { keepCompiledCode } from '../compile-cache.ts'

keepCompiledCode()
const { buildMissingPages } = await import('./build-pages.ts')
const { runCommand } = await import('../run-command.ts')
const { serve } = await import('../serve.ts')

/** `npm start`: builds what is missing, and serves. */
await runCommand(async () => {
  await buildMissingPages()
  await serve()
})
