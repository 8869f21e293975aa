import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const SOURCES = ['web', 'ui', 'widget', 'content', 'core', 'api/contract']

/** Builds the pages where there is no build, or an older one than their sources. Throws where the build fails. */
export async function buildMissingPages(): Promise<void> {
  const built = join(root, 'web/build/server/index.js')
  if (existsSync(built) && statSync(built).mtimeMs >= (await newestSource())) return
  process.stdout.write('Building the pages (a few seconds, the first time only) …\n')
  await run(join(root, 'node_modules/.bin/react-router'), ['build'], join(root, 'web'))
}

async function newestSource(): Promise<number> {
  let newest = 0
  for (const room of SOURCES) {
    const files = glob('**/*.{ts,tsx,css,svg,json,md}', {
      cwd: join(root, room),
      exclude: (name) => ['node_modules', 'build', '.react-router'].includes(name),
    })
    for await (const file of files) {
      newest = Math.max(newest, statSync(join(root, room, file)).mtimeMs)
    }
  }
  return newest
}

function run(script: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolveRun, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolveRun()
      else reject(new Error(`The pages could not be built:\n${output}`))
    })
  })
}
