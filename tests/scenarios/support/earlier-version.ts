import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** The newest release tag before this version (or what UPGRADE_FROM names); null where there is none yet. */
export function earlierVersion(): string | null {
  const wanted = process.env.UPGRADE_FROM
  if (wanted !== undefined && wanted !== '') return wanted
  try {
    const described = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
    return described.toString().trim()
  } catch {
    return null
  }
}

export type UnpackedVersion = { readonly root: string; readonly remove: () => void }

/**
 * Puts a version of the project into a folder of its own, ready to run: its rooms, its pages built, and the libraries
 * of this version, which are near enough for one release.
 */
export function unpackVersion(version: string): UnpackedVersion {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-earlier-'))
  const archive = git('archive', '--format=tar', version)
  execFileSync('tar', ['xf', '-', '-C', folder], { input: archive })
  linkLibraries(folder)
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'pipe' })
  return { root: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The workspace's own packages must be the earlier ones: a link to the libraries' folder as a whole would mix them. */
function linkLibraries(folder: string): void {
  const libraries = join(folder, 'node_modules')
  mkdirSync(join(libraries, '@causeway'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@causeway') continue
    symlinkSync(join(root, 'node_modules', name), join(libraries, name))
  }
  for (const room of readdirSync(join(root, 'node_modules/@causeway'))) {
    symlinkSync(join(folder, room), join(libraries, '@causeway', room))
  }
}

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 512 * 1024 * 1024,
  })
}
