import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { type FetchedProgram, fetchProgram } from './fetch-program.ts'

// Debian's /usr/bin/litecoind is a script that writes into the home directory; the program itself stands elsewhere.
const LITECOIND_FOLDERS = ['/usr/lib/litecoin', '/usr/local/bin', '/usr/bin', '/opt/litecoin/bin']
const PGBOUNCER_FOLDERS = ['/usr/sbin', '/usr/local/bin', '/usr/bin']

/**
 * The installed litecoind, or else a copy fetched from Debian into the cache without root. Throws with a plain message
 * where neither can be had.
 */
export async function findLitecoind(
  options: { readonly folders?: readonly string[]; readonly cacheFolder?: string } = {},
): Promise<FetchedProgram> {
  return (
    (await installed('litecoind', options.folders ?? LITECOIND_FOLDERS)) ??
    fetchProgram('litecoind', 'usr/lib/litecoin/litecoind', options.cacheFolder)
  )
}

/** PgBouncer, found in the same way. */
export async function findPgBouncer(): Promise<FetchedProgram> {
  return (
    (await installed('pgbouncer', PGBOUNCER_FOLDERS)) ??
    fetchProgram('pgbouncer', 'usr/sbin/pgbouncer')
  )
}

async function installed(name: string, folders: readonly string[]): Promise<FetchedProgram | null> {
  for (const folder of folders) {
    const command = join(folder, name)
    if (await isProgram(command)) return { command, libraryPath: null }
  }
  return null
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
