import { programOf } from './bundle.ts'
import { keepCompiledCode } from './compile-cache.ts'

/** `node main/run.ts COMMAND …`: runs a command of `commands/`, from its bundle if that is up to date. */
keepCompiledCode()
const [command = ''] = process.argv.splice(2, 1)
const program = programOf(command)
if (program === null) {
  process.stderr.write(`There is no command ${command}\n`)
  process.exitCode = 2
} else await import(program)
