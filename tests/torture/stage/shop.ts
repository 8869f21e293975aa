import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programWithFaults } from '../../faults/program-with-faults.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { awaitFrozen } from './await-frozen.ts'

/** The product's process, which dies where it was told to and is started again on the same data. */
export type Shop = {
  /** Where it answers now. Throws ShopDown while it is down. */
  readonly url: string
  readonly dataDir: string
  /** Waits until it answers again. */
  readonly up: () => Promise<void>
  /** Starts it, and waits until it answers: null. Where it died at a kill point on the way, that point. */
  readonly start: () => Promise<string | null>
  /** Has it die, or freeze, at a step (`broadcast:after@litecoin#1`, `… stop`); null takes that back. */
  readonly arm: (killPoint: string | null) => void
  /** Comes when the running process ends: what ended it. */
  readonly ended: () => Promise<Ending>
  readonly kill: () => Promise<void>
  /** Waits until it has frozen where it was told to; false where that did not come in time. */
  readonly frozen: (withinMilliseconds: number) => Promise<boolean>
  /** Lets a frozen process go on. */
  readonly resume: () => void
  /** The labelled steps since the last call. */
  readonly takeSteps: () => readonly string[]
  /** Everything that its processes have written. */
  readonly output: () => string
  /** Ends it in order; the exit code, or null where it was not running. */
  readonly stop: () => Promise<number | null>
}

/** What a process ended with, and the kill point's own last words, if those were it. */
export type Ending = {
  readonly by: number | NodeJS.Signals | null
  readonly killedAt: string | null
}

/** Nothing answers now. */
export class ShopDown extends Error {
  override readonly name = 'ShopDown'
}

function down(): never {
  throw new ShopDown()
}

const LAST_WORDS = /^killed at (\S+ #\d+)$/m

/** Prepares a shop; nothing runs yet. What it is told and what it says of its steps lies apart from its data. */
export function createShop(
  { dataDir, folder }: { readonly folder: string; readonly dataDir: string },
  env: Readonly<Record<string, string>>,
): Shop {
  const armed = join(folder, 'kill-at')
  const steps = join(folder, 'steps')
  for (const file of [armed, steps]) writeFileSync(file, '')
  let product: RunningProduct | null = null
  let written = ''
  let isUp = Promise.withResolvers<void>()
  const running = () => product ?? down()
  const bury = async (dead: RunningProduct): Promise<Ending> => {
    const by = await dead.ended
    if (product === dead) {
      product = null
      isUp = Promise.withResolvers()
      written += dead.output()
      // Takes the dead process off the list of those that end with us.
      await dead.kill()
    }
    const [, killedAt = null] = LAST_WORDS.exec(dead.output()) ?? []
    return { by, killedAt }
  }
  let ending: Promise<Ending> | null = null
  return {
    dataDir,
    get url() {
      return running().url
    },
    up: () => isUp.promise,
    start: async () => {
      try {
        const started = await startProduct({
          entry: await programWithFaults('serve'),
          dataDir,
          env: { ...env, KILL_AT_FILE: armed, TRACE_STEPS: steps },
        })
        product = started
        ending = bury(started)
        isUp.resolve()
        return null
      } catch (error) {
        const [, killedAt] = LAST_WORDS.exec(String(error)) ?? []
        if (killedAt === undefined) throw error
        written += String(error)
        return killedAt
      }
    },
    arm: (killPoint) => writeFileSync(armed, killPoint ?? ''),
    ended: () => ending ?? Promise.reject(new ShopDown()),
    kill: async () => {
      await running().kill()
      await ending
    },
    frozen: (withinMilliseconds) =>
      awaitFrozen(() => written + (product?.output() ?? ''), withinMilliseconds),
    resume: () => {
      process.kill(running().pid, 'SIGCONT')
    },
    takeSteps: stepReader(steps),
    output: () => written + (product?.output() ?? ''),
    stop: async () => {
      if (product === null) return null
      const code = await product.stop()
      await ending
      return code
    },
  }
}

/** Answers the steps that were written since it was asked last. */
function stepReader(file: string): () => readonly string[] {
  let read = 0
  return () => {
    const all = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    const fresh = all.slice(read)
    read = all.length
    return fresh
  }
}
