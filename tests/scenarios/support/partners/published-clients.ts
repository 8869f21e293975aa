import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = join(import.meta.dirname, '../../../published-clients')
const run = promisify(execFile)

/** Installs the clients that others have published, by their lock file, where they are not yet there. Runs none of their scripts. */
export async function installPublishedClients(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
}

/** Runs one of the programs that use them, with what it is given; answers what it printed. */
export async function runPublishedClient<T>(name: string, given: object): Promise<T> {
  const { stdout } = await run(
    process.execPath,
    [join(folder, `${name}.mjs`), JSON.stringify(given)],
    { cwd: folder },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null')
}
