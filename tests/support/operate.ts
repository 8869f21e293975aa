import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const projectRoot = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/**
 * Runs an operator's command (`npm run operate -- …`) on a folder that no product has open, and answers what it said.
 * Throws with its output where it fails.
 */
export async function operate(dataDir: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['main/commands/operate.ts', ...words], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  })
  return stdout
}
