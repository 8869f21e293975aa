import type { TransactionOut } from '@causeway/api/contract'
import {
  createHttpCalls,
  type FollowState,
  followTransaction,
  openEventStream,
} from '@causeway/widget/client'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** The order as the server last told it, and how it is being followed; `null` until the first word. */
export type LiveOrder = {
  readonly transaction: TransactionOut
  readonly followState: FollowState | null
}

/**
 * Follows an order from the moment the page is alive (TRACK-02). Between what the page was rendered with and what was
 * pushed since, the newer stands.
 */
export function useLiveOrder(rendered: TransactionOut): LiveOrder {
  const { transactionId } = rendered
  const [pushed, setPushed] = useState<TransactionOut | null>(null)
  const [followState, setFollowState] = useState<FollowState | null>(null)
  const isOnline = useSyncExternalStore(onConnectionChange, readOnline, assumeOnline)
  useEffect(() => {
    // A stream that was cut off can look open for long. Back online, a new one is opened at once.
    if (!isOnline) return
    const needs = { calls: createHttpCalls(), openStream: openEventStream, baseUrl: '' }
    return followTransaction(needs, transactionId, {
      onTransaction: (reply) => setPushed(reply.transaction),
      onState: setFollowState,
    })
  }, [transactionId, isOnline])
  const isNewer =
    pushed !== null &&
    pushed.transactionId === transactionId &&
    pushed.serverTime >= rendered.serverTime
  return {
    transaction: isNewer ? pushed : rendered,
    followState: isOnline ? followState : 'offline',
  }
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
