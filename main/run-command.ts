import { EmbeddedPostgresRefused, FolderInUse } from '@causeway/adapters/embedded-postgres'
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
