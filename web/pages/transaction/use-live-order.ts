import type { TransactionOut } from '@causeway/api/contract'
import {
  createHttpCalls,
  type FollowState,
  followTransaction,
  openEventStream,
} from '@causeway/widget/client'
import { useEffect, useState } from 'react'

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
  useEffect(() => {
    const needs = { calls: createHttpCalls(), openStream: openEventStream, baseUrl: '' }
    return followTransaction(needs, transactionId, {
      onTransaction: (reply) => setPushed(reply.transaction),
      onState: setFollowState,
    })
  }, [transactionId])
  const isNewer =
    pushed !== null &&
    pushed.transactionId === transactionId &&
    pushed.serverTime >= rendered.serverTime
  return { transaction: isNewer ? pushed : rendered, followState }
}
