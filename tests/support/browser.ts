import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Browser = {
  readonly executablePath: string
  readonly args: readonly string[]
  /** Added to the browser's environment: the place of its libraries where the system lacks them. */
  readonly env: Readonly<Record<string, string>>
}

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const run = promisify(execFile)

// The package's own arguments are left aside: --single-process crashes.
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-quic',
]

/**
 * The Chromium that the browser tests use: the one of the npm package, unpacked into the temporary folder together with
 * the libraries that a bare Debian lacks, otherwise the system's. The package's has no window of its own and takes
 * less than half of the system's processor time for the same page. Throws `BrowserMissing` where neither starts.
 * CAUSEWAY_CHROMIUM=system passes the package's by.
 */
export async function findBrowser(): Promise<Browser> {
  const system = existsSync(SYSTEM_CHROMIUM)
    ? { executablePath: SYSTEM_CHROMIUM, args, env: {} }
    : null
  if (system !== null && process.env.CAUSEWAY_CHROMIUM === 'system') return system
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    if (system !== null) return system
    throw new BrowserMissing(`no Chromium at ${SYSTEM_CHROMIUM}, and npm's is for linux-x64 only`)
  }
  try {
    return await packagedBrowser()
  } catch (error) {
    if (system !== null && error instanceof BrowserMissing) return system
    throw error
  }
}

/** No Chromium starts on this machine: a reason to skip, never to pass. */
export class BrowserMissing extends Error {
  override readonly name = 'BrowserMissing'
}

async function packagedBrowser(): Promise<Browser> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const complaints: string[] = []
  // A run that was cut off may have left half a file, which the package takes for a whole one.
  for (const attempt of ['as found', 'unpacked again']) {
    if (attempt === 'unpacked again') await rm(join(tmpdir(), 'chromium'), { force: true })
    const executablePath = await chromium.executablePath()
    for (const libraries of [null, 'al2023.tar.br']) {
      const env: Record<string, string> = { FONTCONFIG_PATH: join(tmpdir(), 'fonts') }
      if (libraries !== null) {
        const folder = await inflate(join(packagedFiles(), libraries))
        env.LD_LIBRARY_PATH = join(folder, 'lib')
      }
      const complaint = await whyNotStarting(executablePath, env)
      if (complaint === null) return { executablePath, args, env }
      complaints.push(complaint)
    }
  }
  throw new BrowserMissing(`npm's Chromium does not start: ${complaints.join('; ')}`)
}

function packagedFiles(): string {
  return new URL('../bin', import.meta.resolve('@sparticuz/chromium')).pathname
}

async function whyNotStarting(
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<string | null> {
  try {
    // A missing library or half a file shows here already.
    await run(path, ['--version'], { env: { ...process.env, ...env }, timeout: 10_000 })
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : String(error)
  }
}
