// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandsFolder, currentBundle, keepCompiledCode } from './bundles/current-bundle.js'

/** `node main/run.js COMMAND …`: runs a command of `commands/`, from its bundle if that is up to date. */
keepCompiledCode()
const [command = ''] = process.argv.splice(2, 1)
const programs = currentBundle(commandsFolder)?.programs ?? {}
if (Object.hasOwn(programs, command)) {
  await import(pathToFileURL(join(commandsFolder, programs[command] ?? '')).href)
} else {
  const { sourceOfCommand } = await import('./bundles/bundle.ts')
  const source = sourceOfCommand(command)
  if (source === null) process.exitCode = 2
  else await import(pathToFileURL(source).href)
}
