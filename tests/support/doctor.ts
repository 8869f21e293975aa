import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const projectRoot = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/**
 * Runs `npm run doctor -- …` on a folder that no product has open, and answers what it said. Throws with its output where
 * it fails.
 */
export async function doctor(
  { dataDir, env }: { readonly dataDir: string; readonly env: Readonly<Record<string, string>> },
  ...words: readonly string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, ['main/run.js', 'doctor', ...words], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
  })
  return stdout
}
