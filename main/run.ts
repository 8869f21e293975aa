import { pathToFileURL } from 'node:url'
import { bundledCommands, programIn } from './bundles/bundle.ts'
import { keepCompiledCode } from './bundles/compile-cache.ts'

/** `node main/run.ts COMMAND …`: runs a command of `commands/`, from its bundle if that is up to date. */
keepCompiledCode()
const [command = ''] = process.argv.splice(2, 1)
if (isCommand(command)) await import(pathToFileURL(programIn(bundledCommands, command)).href)
else {
  const known = Object.keys(bundledCommands.programs).join(', ')
  process.stderr.write(`There is no command "${command}". Choose one of ${known}\n`)
  process.exitCode = 2
}

function isCommand(name: string): name is keyof typeof bundledCommands.programs {
  return Object.hasOwn(bundledCommands.programs, name)
}
