import type { ChainPort } from '@causeway/core/ports'
import { lookAtChain } from '../deposits/index.ts'
import type { EngineNeeds } from './engine-needs.ts'
import type { Loop } from './loop.ts'

export type MakeLoop = (
  name: string,
  everyMilliseconds: number,
  work: () => Promise<boolean>,
) => Loop

export type ChainWatcher = {
  readonly chain: ChainPort
  readonly look: Loop
  /** The node has called. */
  readonly onActivity: () => void
}

/** A chain on which nothing happens. */
const QUIET_CHAINS_EVERY = 60_000
/** A quiet chain whose node failed, or that another process held (perhaps a dead one), is looked at again after this. */
const MISSED_CHAINS_EVERY = 5_000
/** Less than a whole pause, so that one process alone looks at every turn. */
const REST_SHARE = 0.8

/**
 * Where another process looked a moment ago there is nothing to see, unless the node itself has called; and where nothing
 * has happened lately and no deposit is due, little: such a chain is looked at now and then. A process that `helps` only
 * looks where `isDue` says so.
 */
export function watcherOf(
  needs: EngineNeeds,
  chain: ChainPort,
  what: {
    readonly loop: MakeLoop
    readonly isDue: () => boolean
    readonly helps: () => boolean
  },
): ChainWatcher {
  const { helps, isDue, loop } = what
  const every = needs.chainEveryMilliseconds
  let isCalled = false
  let nextLook = Number.NEGATIVE_INFINITY
  const look = loop(`chain-${chain.network}`, every, async () => {
    if (helps() && !isDue()) return false
    const isQuiet = !isCalled && chain.isLively?.() === false && !isDue()
    const now = performance.now()
    if (isQuiet && now < nextLook) return false
    nextLook = now + MISSED_CHAINS_EVERY
    const restMilliseconds = isCalled ? 0 : every * REST_SHARE
    isCalled = false
    const hasLooked = await lookAtChain(needs, chain, { isDue, restMilliseconds })
    if (hasLooked) nextLook = now + QUIET_CHAINS_EVERY
    return false
  })
  const onActivity = () => {
    isCalled = true
    look.wake()
  }
  return { chain, look, onActivity }
}
