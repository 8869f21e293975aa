import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_BLOCKS_MILLISECONDS = 200

export type Miner = {
  /** No blocks of this one until what is answered is called. One at a time: who comes second waits. */
  readonly hold: (asset: string) => Promise<() => void>
  readonly stop: () => Promise<void>
}

/** Makes a block of each again and again. One that fails is made up for by the next. */
export function startMiner(
  assets: readonly string[],
  mine: (asset: string) => Promise<void>,
): Miner {
  const held = new Map<string, Promise<void>>()
  let stopped = false
  const run = async () => {
    while (!stopped) {
      const free = assets.filter((asset) => !held.has(asset))
      await Promise.all(free.map((asset) => mine(asset).catch(() => {})))
      await pause(BETWEEN_BLOCKS_MILLISECONDS)
    }
  }
  const running = run()
  return {
    hold: async (asset) => {
      while (held.has(asset)) await held.get(asset)
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(asset, promise)
      return () => {
        held.delete(asset)
        resolve()
      }
    },
    stop: async () => {
      stopped = true
      await running
    },
  }
}
