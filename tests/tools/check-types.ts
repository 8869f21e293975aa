// npm run types: every project of the workspace through the native compiler, one after the other.
import { runCommand } from './run-command.ts'

/** Core and content have neither Node's types nor the DOM's, and the client no types of Node: they run everywhere. */
const projects = [
  { name: 'core', config: 'core/tsconfig.json' },
  { name: 'content', config: 'content/tsconfig.json' },
  { name: 'client', config: 'client/tsconfig.json' },
  { name: 'workspace', config: 'tsconfig.json' },
  { name: 'web, ui, widget', config: 'web/tsconfig.json' },
] as const

// The router writes the types of each page's loader and action.
const typegen = await runCommand('npm', ['run', '--silent', 'typegen', '--workspace', 'web'], {
  quiet: true,
})
if (typegen.code !== 0) process.stdout.write(typegen.output)

let failed = typegen.code !== 0
for (const { name, config } of projects) {
  const run = await runCommand(
    'node',
    [
      'node_modules/@typescript/native/bin/tsc',
      // Parallel checkers thrash on a machine with two cores.
      '--singleThreaded',
      '--diagnostics',
      '--pretty',
      'false',
      '--project',
      config,
    ],
    { quiet: true },
  )
  const errors = run.output.split('\n').filter((line) => /\berror TS\d+:/.test(line))
  const files = /^Files:\s+(\d+)/m.exec(run.output)?.[1] ?? '?'
  for (const error of errors) console.log(error)
  if (run.code !== 0 && errors.length === 0) console.log(run.output)
  console.log(
    `${name}: ${files} files with libraries, ${errors.length} errors, ${run.seconds.toFixed(1)} s`,
  )
  if (run.code !== 0) failed = true
}
process.exitCode = failed ? 1 : 0
