import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildClient } from '../../support/index.ts'

const root = resolve(import.meta.dirname, '../../..')
const programs = join(root, 'tests/packed-client')
const run = promisify(execFile)

/** An empty project, outside of the workspace, that the packed client was installed into. */
export type ClientProject = {
  readonly folder: string
  /** What the package holds, as paths inside it. */
  readonly files: readonly string[]
  readonly remove: () => Promise<void>
}

/** Builds and packs the client as it is published, and installs it into an empty project without asking a registry. */
export async function packClient(): Promise<ClientProject> {
  const folder = await mkdtemp(join(tmpdir(), 'causeway-client-'))
  const dist = join(folder, 'dist')
  await buildClient(dist)
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder, dist])
  const [packed] = JSON.parse(stdout) as readonly Packed[]
  if (packed === undefined) throw new Error('npm packed nothing')
  const project = join(folder, 'project')
  await cp(programs, project, { recursive: true })
  await writeFile(join(project, 'package.json'), '{ "name": "consumer", "private": true }')
  const tarball = join(folder, packed.filename)
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: project })
  return {
    folder: project,
    files: packed.files.map(({ path }) => path),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

type Packed = {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

/** Calls every method with the installed client; answers what the program printed. */
export async function callEveryMethod<T>({ folder }: ClientProject, given: object): Promise<T> {
  const program = join(folder, 'every-method.mjs')
  const { stdout } = await run(process.execPath, [program, JSON.stringify(given)], { cwd: folder })
  return JSON.parse(stdout)
}

/** What the compiler says of a program that uses the installed declarations; empty if it is right. */
export async function checkConsumer({ folder }: ClientProject): Promise<string> {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--singleThreaded']
  const platform = ['--target', 'ES2022', '--lib', 'ES2022,DOM', '--module', 'nodenext']
  const args = [compiler, ...options, ...platform, '--types', '', 'consumer.ts']
  const { stdout } = await run(process.execPath, args, { cwd: folder }).catch(
    (error: { readonly stdout: string }) => error,
  )
  return stdout
}
