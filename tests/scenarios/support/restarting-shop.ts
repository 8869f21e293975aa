import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProduct, startProduct } from '../../support/index.ts'

/** A shop whose process is killed and started again on the same data. */
export type RestartingShop = {
  /** Where it answers now. Throws while it is down. */
  readonly url: string
  readonly dataDir: string
  /** Waits until it answers again. */
  readonly up: () => Promise<void>
  readonly start: () => Promise<void>
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>
  /** Ends it in order, and removes its data. Answers the exit code. */
  readonly close: () => Promise<number | null>
  readonly output: () => string
}

/** Prepares a shop in a new folder; nothing runs yet. */
export function createRestartingShop(env: Readonly<Record<string, string>>): RestartingShop {
  const dataDir = mkdtempSync(join(tmpdir(), 'causeway-kills-'))
  let product: RunningProduct | null = null
  let written = ''
  let isUp = Promise.withResolvers<void>()
  const running = () => {
    if (product === null) throw new ShopDown()
    return product
  }
  return {
    dataDir,
    get url() {
      return running().url
    },
    up: () => isUp.promise,
    start: async () => {
      product = await startProduct({ env, dataDir })
      isUp.resolve()
    },
    kill: async () => {
      const killed = running()
      product = null
      isUp = Promise.withResolvers()
      await killed.kill()
      written += killed.output()
    },
    close: async () => {
      const code = product === null ? null : await product.stop()
      written += product?.output() ?? ''
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
    output: () => written + (product?.output() ?? ''),
  }
}

/** Nothing answers: the process was killed. */
export class ShopDown extends Error {
  override readonly name = 'ShopDown'
}
