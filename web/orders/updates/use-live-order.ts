import type { TransactionOut } from '@causeway/api/contract'
import { transaction } from '@causeway/widget/call-lines'
import {
  type FollowState,
  followTransaction,
  httpCalls,
  openEventStream,
} from '@causeway/widget/client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** The order as the server last told it, and how it is being followed; `null` until the first word. */
export type LiveOrder = {
  readonly transaction: TransactionOut
  readonly followState: FollowState | null
  /** Asks anew: after this browser became the holder, or when an offer has run out. */
  readonly refresh: () => void
}

/** A tab that was out of sight for less than this has missed nothing. */
const SUSPENDED_MILLISECONDS = 5_000

/**
 * Follows an order from the moment the page is hydrated (TRACK-02). Between what the page was rendered with and what was
 * pushed since, the newer stands.
 */
export function useLiveOrder(rendered: TransactionOut): LiveOrder {
  const { transactionId } = rendered
  const [pushed, setPushed] = useState<TransactionOut | null>(null)
  const [followState, setFollowState] = useState<FollowState | null>(null)
  const [round, setRound] = useState(0)
  const refresh = useCallback(() => setRound((last) => last + 1), [])
  const isOnline = useSyncExternalStore(onConnectionChange, readOnline, assumeOnline)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens another stream
  useEffect(() => {
    // A stream that was cut off can look open for long. Back online, a new one is opened at once.
    if (!isOnline) return
    const needs = { calls: httpCalls({ transaction }), openStream: openEventStream, baseUrl: '' }
    return followTransaction(needs, transactionId, {
      onTransaction: (reply) => setPushed(reply.transaction),
      onState: setFollowState,
    })
  }, [transactionId, isOnline, round])
  useOnResume(refresh)
  const isNewer =
    pushed !== null &&
    pushed.transactionId === transactionId &&
    pushed.serverTime >= rendered.serverTime
  return {
    transaction: isNewer ? pushed : rendered,
    followState: isOnline ? followState : 'offline',
    refresh,
  }
}

/** A tab that slept has an old order, an old clock and perhaps a dead stream. */
function useOnResume(onResume: () => void): void {
  useEffect(() => {
    let hiddenAt = document.hidden ? 0 : Number.POSITIVE_INFINITY
    const look = () => {
      if (document.hidden) hiddenAt = performance.now()
      else if (performance.now() - hiddenAt > SUSPENDED_MILLISECONDS) onResume()
    }
    const restore = (event: PageTransitionEvent) => {
      if (event.persisted) onResume()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', restore)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', restore)
    }
  }, [onResume])
}

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function readOnline(): boolean {
  return navigator.onLine
}

function assumeOnline(): boolean {
  return true
}
