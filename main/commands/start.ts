import { pathToFileURL } from 'node:url'
import { buildMissingPages } from '@causeway/site/build-missing-pages'
import { bundle, bundledCommands, programIn } from '../bundles/bundle.ts'
import { keepCompiledCode } from '../bundles/current-bundle.js'

/** `npm start`: builds what is missing, and serves. */
keepCompiledCode()
try {
  await buildMissingPages()
  await bundle(bundledCommands)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
await import(pathToFileURL(programIn(bundledCommands, 'serve')).href)
