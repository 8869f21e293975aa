import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A program, and where its libraries are if they are not the system's. */
export type FetchedProgram = { readonly command: string; readonly libraryPath: string | null }

const run = promisify(execFile)
const PROJECT_CACHE = fileURLToPath(new URL('../../.cache', import.meta.url))
const TIME_LIMIT_MILLISECONDS = 120_000
// Every Debian system has these, and a copy beside the system's own would not fit its loader.
const OF_THE_SYSTEM = /^(libc6|libgcc-s1|libstdc\+\+6)$/

/**
 * Fetches a program's Debian package and the libraries it needs into the cache and unpacks them there: no root, nothing
 * installed, signatures checked by apt. Does nothing if that was done before. `path`: where the package has the program.
 */
export async function fetchProgram(
  name: string,
  path: string,
  cacheFolder = PROJECT_CACHE,
): Promise<FetchedProgram> {
  const folder = join(cacheFolder, name)
  if (!(await exists(folder))) await unpackInto(cacheFolder, name)
  return {
    command: join(folder, path),
    libraryPath: (await libraryFolders(join(folder, 'usr/lib'))).join(':'),
  }
}

async function unpackInto(cacheFolder: string, name: string): Promise<void> {
  const folder = join(cacheFolder, name)
  await mkdir(cacheFolder, { recursive: true })
  // Everything happens beside the final place, so that an interrupted fetch leaves nothing half done there.
  const working = await mkdtemp(join(cacheFolder, `${name}-`))
  try {
    const packages = await packagesOf(name)
    await run('apt-get', ['download', ...packages], {
      cwd: working,
      timeout: TIME_LIMIT_MILLISECONDS,
    })
    const unpacked = join(working, 'unpacked')
    for (const file of (await readdir(working)).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', join(working, file), unpacked])
    }
    await rename(unpacked, folder).catch(async (error: unknown) => {
      // Another process was at it at the same time, and has ended first.
      if (!(await exists(folder))) throw error
    })
  } catch (cause) {
    throw new Error(
      `${name} is not installed, and could not be fetched with apt-get download (Debian and its relatives only): ` +
        'install it, or run the tests that do without it',
      { cause },
    )
  } finally {
    await rm(working, { recursive: true, force: true })
  }
}

async function packagesOf(name: string): Promise<readonly string[]> {
  const { stdout } = await run('apt-cache', [
    'depends',
    '--recurse',
    '--no-recommends',
    '--no-suggests',
    '--no-conflicts',
    '--no-breaks',
    '--no-replaces',
    '--no-enhances',
    name,
  ])
  const listed = stdout.split('\n').filter((line) => line === name || line.startsWith('lib'))
  return [...new Set(listed)].filter((each) => !OF_THE_SYSTEM.test(each))
}

/** `usr/lib/<machine>` and its siblings: wherever shared libraries were unpacked to. */
async function libraryFolders(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return [
    root,
    ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(root, name)),
  ]
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
