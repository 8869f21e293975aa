// npm run new call|currency|language|network|page|provider …: files, tests and the registry's line.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from './project-root.ts'
import { runCommand } from './run-command.ts'
import type { Scaffold } from './scaffolds/scaffold.ts'
import { scaffoldCall } from './scaffolds/scaffold-call.ts'
import { scaffoldCurrency } from './scaffolds/scaffold-currency.ts'
import { scaffoldLanguage } from './scaffolds/scaffold-language.ts'
import { scaffoldNetwork } from './scaffolds/scaffold-network.ts'
import { scaffoldPage } from './scaffolds/scaffold-page.ts'
import { scaffoldProvider } from './scaffolds/scaffold-provider.ts'
import { sourceText } from './source-files.ts'

const generators = new Map([
  ['call', scaffoldCall],
  ['currency', scaffoldCurrency],
  ['language', scaffoldLanguage],
  ['network', scaffoldNetwork],
  ['page', scaffoldPage],
  ['provider', scaffoldProvider],
])

const [kind = '', ...args] = process.argv.slice(2)
const generate = generators.get(kind)
if (generate === undefined) {
  console.log(`npm run new ${[...generators.keys()].join('|')} …`)
  process.exitCode = 1
} else {
  await write(generate(sourceText, args))
}

async function write({ created, edited, commands = [] }: Scaffold): Promise<void> {
  for (const path of created.keys())
    if (existsSync(join(projectRoot, path))) throw new Error(`${path} exists already`)
  for (const [path, text] of [...created, ...edited]) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true })
    writeFileSync(join(projectRoot, path), text)
    console.log(path)
  }
  await runCommand('biome', ['check', '--write', ...created.keys(), ...edited.keys()], {
    quiet: true,
  })
  for (const command of commands) {
    const [program = '', ...words] = command.split(' ')
    const { code } = await runCommand(program, words)
    if (code !== 0) throw new Error(`${command} failed`)
  }
}
