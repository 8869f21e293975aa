import type { World } from '../world.ts'

/** The pulses are read no more often than this, however many chains ask. */
const KEPT_MILLISECONDS = 200
/** After the last beat a network counts as lively for so long, and for so many blocks. */
const LIVELY_MILLISECONDS = 30_000
const LIVELY_BLOCKS = 10

type Pulse = { readonly beats: number; readonly since: number; readonly isWaiting: boolean }

/**
 * Tells of each network whether anything has happened on it lately, or waits for a block: one question to the store for
 * all of them. What happened before the first question counts as long ago: who asks has not looked yet, and looks anyway.
 */
export function createNetworkPulses(world: World): (network: string) => boolean {
  const lively = Math.max(LIVELY_MILLISECONDS, LIVELY_BLOCKS * world.blockMilliseconds)
  const pulses = new Map<string, Pulse>()
  let readAt = Number.NEGATIVE_INFINITY

  const refresh = (now: number) => {
    readAt = now
    for (const { network, beats, isWaiting } of readPulses(world)) {
      const known = pulses.get(network)
      const isNew = known !== undefined && known.beats !== beats
      const since = isNew ? now : (known?.since ?? Number.NEGATIVE_INFINITY)
      pulses.set(network, { beats, since, isWaiting })
    }
  }

  return (network) => {
    // Steady time: the machine's clock may be put back.
    const now = performance.now()
    if (now - readAt >= KEPT_MILLISECONDS) refresh(now)
    const pulse = pulses.get(network)
    return pulse === undefined || pulse.isWaiting || now - pulse.since < lively
  }
}

function readPulses(world: World) {
  const rows = world.store
    .prepare(
      `SELECT network, beats, EXISTS (SELECT 1 FROM transactions
         WHERE transactions.network = pulses.network AND height IS NULL) AS waiting
       FROM pulses`,
    )
    .all() as { network: string; beats: number; waiting: number }[]
  return rows.map(({ network, beats, waiting }) => ({ network, beats, isWaiting: waiting === 1 }))
}
