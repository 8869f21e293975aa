import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const projectRoot = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/**
 * Runs an operator's command (`npm run operate -- …`) and answers what it said. `place`: a data folder that no product has
 * open, or settings such as DATABASE_URL. Throws with its output where it fails.
 */
export async function operate(
  place: string | Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> {
  const settings = typeof place === 'string' ? { DATA_DIR: place } : place
  const { stdout } = await run(process.execPath, ['main/run.js', 'operate', ...words], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  })
  return stdout
}
