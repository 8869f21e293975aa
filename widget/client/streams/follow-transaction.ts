import type { ClientCalls, TransactionReply } from '@causeway/api/contract'
import { readTransactionEvent } from '../requests/wire.ts'
import { type EventStream, keepStream } from './keep-stream.ts'

export type FollowNeeds = {
  readonly calls: Pick<ClientCalls, 'transaction'>
  readonly openStream: (url: string) => EventStream
  /** Origin of the API without a slash at the end; empty for the page's own. */
  readonly baseUrl: string
}

/** `live`: pushed by the server; `polling`: asked for every 3 s; `offline`: neither works, it keeps trying. */
export type FollowState = 'live' | 'polling' | 'offline'

export type FollowHandlers = {
  readonly onTransaction: (reply: TransactionReply) => void
  readonly onState: (state: FollowState) => void
}

const POLL_MILLISECONDS = 3000
// A proxy can hold back what a stream says while it looks open; a rare question finds out.
const LIVE_POLL_MILLISECONDS = 30_000

/**
 * Follows an order without a reload (TRACK-02): listens to the server's events, asks every 3 seconds while no stream
 * is open, and never shows an older state after a newer one. Returns the function that ends it.
 */
export function followTransaction(
  needs: FollowNeeds,
  id: string,
  handlers: FollowHandlers,
): () => void {
  let isStreaming = false
  let isOver = false
  let newest = 0
  let state: FollowState | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function setState(next: FollowState): void {
    if (state === next) return
    state = next
    handlers.onState(next)
  }

  function take(reply: TransactionReply | null): void {
    if (isOver || reply === null || reply.transaction.serverTime < newest) return
    newest = reply.transaction.serverTime
    handlers.onTransaction(reply)
  }

  async function poll(): Promise<void> {
    clearTimeout(timer)
    const answer = await needs.calls.transaction({ id })
    if (isOver) return
    if (answer.ok) take(answer.body)
    if (!isStreaming) setState(answer.ok ? 'polling' : 'offline')
    clearTimeout(timer)
    timer = setTimeout(poll, isStreaming ? LIVE_POLL_MILLISECONDS : POLL_MILLISECONDS)
  }

  const url = `${needs.baseUrl}/api/transactions/${encodeURIComponent(id)}/events`
  const close = keepStream(needs.openStream, url, {
    onOpen: () => {
      isStreaming = true
      setState('live')
      // What happened between two streams is asked for once.
      void poll()
    },
    onLost: () => {
      isStreaming = false
      void poll()
    },
    onData: (data) => take(readTransactionEvent(data)),
  })
  return () => {
    isOver = true
    clearTimeout(timer)
    close()
  }
}
