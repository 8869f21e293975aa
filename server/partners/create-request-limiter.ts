import type { GrantedRequests, LimitedKey } from './take-requests.ts'

/**
 * Counts so many requests of a key; false, and none is counted, where the key has not so many left in this second. Rejects
 * where the database can't be asked.
 */
export type RequestLimiter = (key: LimitedKey, count: number) => Promise<boolean>

type Needs = {
  readonly takeRequests: (key: LimitedKey, count: number) => Promise<GrantedRequests>
  /** Milliseconds that never go back. */
  readonly now: () => number
}

type Waiting = {
  readonly count: number
  readonly settle: (hasRoom: boolean) => void
  readonly fail: (error: unknown) => void
}

/** What a process has of a key's requests. */
type Share = {
  /** Taken and not yet let through; valid before `until`. */
  requests: number
  second: bigint
  /** By `now`. */
  until: number
  /** The key has no more in this second. */
  isSpent: boolean
  /** How many to take at once. */
  block: number
  isAsking: boolean
  waiting: Waiting[]
}

/** So many keys are remembered at once. */
const MOST_KEYS = 20_000
const BLOCKS_PER_SECOND = 5

/**
 * Limits the requests of keys over all processes. A process takes them from the database before it lets them through, so all
 * together never exceed a limit. It takes as many as wait for it, or in each second 1, 2, 4 … up to a fifth of the limit:
 * a busy key costs few statements, and a process that is asked little holds little back from the others.
 */
export function createRequestLimiter({ now, takeRequests }: Needs): RequestLimiter {
  const shares = new Map<string, Share>()

  const shareOf = (keyId: string): Share => {
    const known = shares.get(keyId)
    if (known !== undefined) return known
    if (shares.size >= MOST_KEYS) forgetIdle(shares)
    const share = newShare()
    shares.set(keyId, share)
    return share
  }

  const refill = async (key: LimitedKey, share: Share, wanted: number): Promise<void> => {
    const askedAt = now()
    const isOver = askedAt >= share.until
    const held = isOver ? 0 : share.requests
    if (!isOver && (held >= wanted || share.isSpent)) return
    const count = Math.max(wanted - held, isOver ? 1 : share.block)
    const { granted, left, second } = await takeRequests(key, count)
    share.requests = (second === share.second ? share.requests : 0) + granted
    share.block = Math.min(count * 2, Math.ceil(key.requestsPerSecond / BLOCKS_PER_SECOND))
    share.isSpent = granted < count
    share.second = second
    // Counted from when it was asked, and so never later than by the database's own clock.
    share.until = askedAt + left
  }

  const serve = async (key: LimitedKey, share: Share): Promise<void> => {
    share.isAsking = true
    while (share.waiting.length > 0) {
      const served = share.waiting.splice(0)
      try {
        const wanted = served.reduce((sum, { count }) => sum + count, 0)
        await refill(key, share, wanted)
        for (const { count, settle } of served) settle(letThrough(share, count))
      } catch (error) {
        for (const { fail } of served) fail(error)
      }
    }
    share.isAsking = false
  }

  return async (key, count) => {
    if (count > key.requestsPerSecond) return false
    const share = shareOf(key.id)
    if (!share.isAsking && now() < share.until) {
      if (letThrough(share, count)) return true
      if (share.isSpent) return false
    }
    return new Promise((settle, fail) => {
      share.waiting.push({ count, settle, fail })
      if (!share.isAsking) void serve(key, share)
    })
  }
}

function newShare(): Share {
  const second = 0n
  return { requests: 0, second, until: 0, isSpent: false, block: 1, isAsking: false, waiting: [] }
}

function letThrough(share: Share, count: number): boolean {
  if (share.requests < count) return false
  share.requests -= count
  return true
}

/** Those whose second is over begin anew the next time. */
function forgetIdle(shares: Map<string, Share>): void {
  for (const [keyId, { isAsking }] of shares) if (!isAsking) shares.delete(keyId)
}
