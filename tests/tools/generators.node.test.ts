import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySources } from './copy-sources.ts'

// One of everything that `npm run new` makes, in a copy of the repository: each must pass the checks as it stands.
const generated = [
  ['call', 'tax-reports', 'taxReport', 'GET', '/tax-reports'],
  ['call', 'tax-reports', 'requestTaxReport', 'POST', '/tax-reports/{year}', 'account'],
  ['call', 'names', 'suggestName', 'POST', '/names'],
  ['provider', 'fiat', 'acmepay'],
  ['provider', 'kyc', 'acme-check'],
  ['provider', 'liquidity', 'acme-venue'],
  ['provider', 'mail', 'acme-mail'],
  ['provider', 'names', 'acme-names'],
  ['provider', 'rates', 'acme-rates'],
  ['provider', 'screening', 'acme-screening'],
  ['language', 'pl', 'Polski'],
  ['page', 'articles/loyalty'],
  ['network', 'linea', 'evm', 'ethlinea', '2', 'https://lineascan.build', 'Linea'],
  ['currency', 'ethlinea', 'linea', '18', '5800', 'Ethereum'],
  ['currency', 'uni2', 'neo', '8', '6', 'Uni', 'Two'],
] as const

/** What the generators write to, with what compiles against it. */
const rooms = ['core', 'content', 'adapters', 'api', 'main/settings', 'main/services']
const typed = [...rooms, 'tests/**/*.d.ts']

const copy = mkdtempSync(join(tmpdir(), 'causeway-generators-'))

let start: number
beforeAll(async () => {
  copySources(copy)
  start = Date.now()
  for (const args of generated) await run('node', ['tests/tools/new.ts', ...args])
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('what the generators make', () => {
  test('is formatted, and breaks no rule of the linter', async () => {
    const written = ['core', 'content', 'adapters', 'api', 'widget', 'web', 'main'].flatMap(
      writtenIn,
    )
    expect(written.length).toBeGreaterThan(generated.length)
    await run('biome', ['check', ...written])
  })

  test('keeps the rules of the architecture', async () => {
    expect(await run('node', ['tests/tools/check-architecture.ts'])).toContain('0 violations')
  })

  test('compiles', async () => {
    const config = { extends: './tsconfig.json', include: typed }
    await compile('tsconfig.generated.json', config)
    await run('npm', ['run', 'typegen', '--workspace', 'web'])
    const include = ['pages.ts', 'pages/articles/loyalty', '.react-router/types/**/loyalty/**/*']
    await compile('web/tsconfig.generated.json', { extends: './tsconfig.json', include })
  })

  test('passes its tests, and those of what it changed', async () => {
    const tests = [
      ...['tax-report', 'request-tax-report', 'suggest-name', '/acme', 'env-example'],
      ...['content/mail/mail-texts', 'content/messages', 'content/articles', 'content/error'],
      'core/currencies/catalogue',
    ]
    const said = await run('vitest', ['run', '--config', 'tests/vitest.unit.ts', ...tests])
    expect(said).toContain('passed')
  })
})

/** Files of a room that the generators made or changed. */
function writtenIn(room: string): readonly string[] {
  return readdirSync(join(copy, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => {
      const about = statSync(join(copy, path))
      return about.isFile() && about.mtimeMs >= start
    })
}

async function compile(path: string, config: object): Promise<void> {
  writeFileSync(join(copy, path), JSON.stringify(config))
  const tsc = 'node_modules/@typescript/native/bin/tsc'
  await run('node', [tsc, '--singleThreaded', '--pretty', 'false', '--project', path])
}

/** Runs a program of the copy. Throws with its output where it fails. */
function run(program: string, args: readonly string[]): Promise<string> {
  const path = [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const options = { cwd: copy, env: { ...process.env, PATH: path }, maxBuffer: 2 ** 26 }
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`))
    })
  })
}
