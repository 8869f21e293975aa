import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildWidgetPackage } from '../../support/index.ts'

const root = resolve(import.meta.dirname, '../../..')
const programs = join(root, 'tests/packed-widget')
const run = promisify(execFile)

/** An empty project, outside of the workspace, that the packed widget was installed into. */
export type WidgetProject = { readonly folder: string; readonly remove: () => Promise<void> }

/** Builds, packs and installs the widget into an empty project, which has React from here. */
export async function packWidget(): Promise<WidgetProject> {
  const folder = await mkdtemp(join(tmpdir(), 'causeway-widget-'))
  const dist = join(folder, 'dist')
  await buildWidgetPackage(dist)
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, dist])
  const [packed]: readonly { readonly filename: string }[] = JSON.parse(stdout)
  if (packed === undefined) throw new Error('npm packed nothing')
  const project = join(folder, 'project')
  await cp(programs, project, { recursive: true })
  // Not the workspace's own to check: the package that it imports is only there.
  for (const name of ['page.tsx', 'plain.mjs']) {
    await rename(join(project, `${name}.txt`), join(project, name))
  }
  await writeFile(
    join(project, 'package.json'),
    '{ "name": "consumer", "private": true, "type": "module" }',
  )
  const tarball = join(folder, packed.filename)
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project })
  for (const name of ['react', 'react-dom', '@types/react', 'csstype']) {
    const place = join(project, 'node_modules', name)
    await cp(join(root, 'node_modules', name), place, { recursive: true })
  }
  return { folder: project, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Runs the program without a page; answers what it printed. */
export async function runPlain({ folder }: WidgetProject): Promise<unknown> {
  const { stdout } = await run(process.execPath, [join(folder, 'plain.mjs')], { cwd: folder })
  return JSON.parse(stdout)
}

/** What the compiler says of the page that uses the installed declarations; empty if it is right. */
export async function checkPage({ folder }: WidgetProject): Promise<string> {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const options = ['--noEmit', '--strict', '--singleThreaded', '--jsx', 'react-jsx', '--types', '']
  const platform = ['--target', 'ES2022', '--lib', 'ES2022,DOM', '--module', 'preserve']
  const args = [compiler, ...options, ...platform, '--moduleResolution', 'bundler', 'page.tsx']
  const { stdout } = await run(process.execPath, args, { cwd: folder }).catch(
    (error: { readonly stdout: string }) => error,
  )
  return stdout
}

/** The page as Vite bundles it, React left out. */
export async function bundlePage({ folder }: WidgetProject): Promise<string> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [vite, 'build', '--logLevel', 'silent'], { cwd: folder })
  return readFile(join(folder, 'dist/page.js'), 'utf8')
}
