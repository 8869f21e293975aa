import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchLitecoind, type LitecoindProgram } from './fetch-litecoind.ts'

// Debian's /usr/bin/litecoind is a script that writes into the home directory; the program itself stands elsewhere.
const USUAL_FOLDERS = ['/usr/lib/litecoin', '/usr/local/bin', '/usr/bin', '/opt/litecoin/bin']

/**
 * The installed litecoind, or else a copy fetched from Debian into the cache without root. Throws with a plain message
 * where neither can be had.
 */
export async function findLitecoind(
  options: { readonly folders?: readonly string[]; readonly cacheFolder?: string } = {},
): Promise<LitecoindProgram> {
  for (const folder of options.folders ?? USUAL_FOLDERS) {
    const command = join(folder, 'litecoind')
    if (await isProgram(command)) return { command, libraryPath: null }
  }
  return fetchLitecoind(options.cacheFolder)
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
