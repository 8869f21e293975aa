import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'

/** pgbench of the system; throws PgbenchMissing, with what to install. */
export function findPgbench(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().toReversed() : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path))
  if (found === undefined) throw new PgbenchMissing()
  return found
}

/** There is no pgbench on this machine. */
export class PgbenchMissing extends Error {
  constructor() {
    super('pgbench is missing: on Debian it comes with `apt-get install postgresql-15` (or later)')
    this.name = 'PgbenchMissing'
  }
}

/** Runs a script for some seconds on that many connections; gives the transactions of each second. */
export async function runPgbench(plan: {
  readonly url: string
  readonly script: string
  readonly connections: number
  readonly seconds: number
  /** Where the script's `number` begins: rows must differ from those of earlier runs. */
  readonly firstNumber: number
}): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-pgbench-'))
  const file = join(folder, 'script.sql')
  writeFileSync(file, plan.script)
  try {
    const { stdout } = await run(findPgbench(), [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${plan.connections}`,
      '--jobs=2',
      `--time=${plan.seconds}`,
      `--define=number=${plan.firstNumber}`,
      `--file=${file}`,
      plan.url,
    ])
    const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    const failed = /^number of failed transactions: (\d+)/m.exec(stdout)?.[1] ?? '0'
    if (perSecond === undefined || failed !== '0') throw new Error(`pgbench failed: ${stdout}`)
    return Number(perSecond)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
