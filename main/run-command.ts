import { EmbeddedPostgresRefused, FolderInUse } from '@causeway/adapters/embedded-postgres'
import { isDatabaseTrouble, PoolerNotNamed } from '@causeway/server/db'
import { WrongLogo } from '@causeway/site/brand'
import { WrongContent } from '@causeway/site/operator-content'
import { PagesNotBuilt } from '@causeway/site/web-build'
import { WrongSetting } from './settings/index.ts'

/** A command cannot do what was asked, and says why in words for an operator. */
export class CommandStopped extends Error {}

/** Runs a command to its end. What an operator can mend is said in one line; anything else shows where it happened. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
    process.exitCode = 0
  } catch (error) {
    const plain =
      error instanceof WrongSetting ||
      error instanceof FolderInUse ||
      error instanceof EmbeddedPostgresRefused ||
      error instanceof PoolerNotNamed ||
      error instanceof WrongContent ||
      error instanceof WrongLogo ||
      error instanceof PagesNotBuilt ||
      error instanceof CommandStopped
    process.stderr.write(`${plain ? error.message : text(error)}\n`)
    process.exitCode = 1
  }
  // Nothing may keep a finished command alive.
  process.exit()
}

function text(error: unknown): string {
  if (isDatabaseTrouble(error) && error instanceof Error) {
    const code = 'code' in error ? String(error.code) : ''
    return `The database can’t be used: ${error.message || code}`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Waits for the wish to stop: Ctrl-C or SIGTERM. A second one ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    const onSignal = () => {
      if (asked) process.exit(1)
      asked = true
      resolve()
    }
    process.on('SIGINT', onSignal)
    process.on('SIGTERM', onSignal)
  })
}

type Place = {
  readonly host: string
  readonly port: number
  /** The setting that the port comes from. */
  readonly setting: string
}

/** Why nothing can listen there, and what to set instead, in a sentence. */
export function whyNotListening({ host, port, setting }: Place, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : error
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is already in use: stop the program that uses it, or set ${setting} to another`
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: set ${setting} to 1024 or more`
    default:
      return `Nothing can listen on port ${port} of ${host} (${code}): set HOST to an address of this machine`
  }
}
