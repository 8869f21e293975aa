import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildMissingPages } from '@causeway/site/build-missing-pages'
import { bundledCommands, programIn } from '../bundles/bundle.ts'
import { commandsFolder, currentBundle, keepCompiledCode } from '../bundles/current-bundle.js'

/** `npm start`: builds what is missing, and serves. */
keepCompiledCode()
try {
  await buildMissingPages()
  if (currentBundle(commandsFolder) === null) {
    // In a process of its own: this one would keep the bundler's 800 MB for as long as it runs.
    const program = join(import.meta.dirname, 'bundle.ts')
    execFileSync(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
await import(pathToFileURL(programIn(bundledCommands, 'serve')).href)
