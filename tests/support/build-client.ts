import { execFile } from 'node:child_process'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const room = join(root, 'client')
const run = promisify(execFile)

/**
 * Builds the package `@causeway/client` as it is published, whole: in the workspace its `exports` name sources, and here
 * JavaScript with declarations. What was in the folder is removed.
 */
export async function buildClient(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const project = join(room, 'tsconfig.build.json')
  const options = ['--singleThreaded', '--project', project, '--outDir', folder]
  await run(process.execPath, [compiler, ...options])
  await copyFile(join(room, 'README.md'), join(folder, 'README.md'))
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  const {
    private: _,
    scripts: __,
    ...manifest
  } = JSON.parse(await readFile(join(room, 'package.json'), 'utf8'))
  const exports = { '.': { types: './index.d.ts', default: './index.js' } }
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`,
  )
}
