// npm run build --workspace client: the package as it is published, whole, in client/dist (docs/adr/0056).
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const room = import.meta.dirname
const root = join(room, '..')
const dist = join(room, 'dist')

rmSync(dist, { recursive: true, force: true })
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const project = join(room, 'tsconfig.build.json')
const { status } = spawnSync(process.execPath, [compiler, '--singleThreaded', '-p', project], {
  stdio: 'inherit',
})
if (status !== 0) throw new Error('The client does not compile')

copyFileSync(join(room, 'README.md'), join(dist, 'README.md'))
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
// In the workspace the package is its sources; what is published is JavaScript with declarations.
const {
  private: _,
  scripts: __,
  ...manifest
} = JSON.parse(readFileSync(join(room, 'package.json'), 'utf8'))
const published = {
  ...manifest,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
