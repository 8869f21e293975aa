import { buildMissingPages } from '@causeway/site/build-missing-pages'
import { bundleCommands, programOf } from '../bundle.ts'
import { keepCompiledCode } from '../compile-cache.ts'

/** `npm start`: builds what is missing, and serves. */
keepCompiledCode()
try {
  await buildMissingPages()
  await bundleCommands()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
await import(programOf('serve') ?? './serve.ts')
