import type { Calls, TransactionReply } from '@causeway/api/contract'
import { readTransactionEvent } from './wire.ts'

/** The part of EventSource that is used, so that tests can stand in for it. */
export type EventStream = {
  onopen: (() => void) | null
  onerror: (() => void) | null
  readonly readyState: number
  readonly addEventListener: (
    kind: 'transaction',
    listener: (event: { readonly data: unknown }) => void,
  ) => void
  readonly close: () => void
}

export type FollowNeeds = {
  readonly calls: Pick<Calls, 'transaction'>
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
const OPEN_LIMIT_MILLISECONDS = 5000
const LONGEST_WAIT_MILLISECONDS = 30_000
const CLOSED = 2

/**
 * Follows an order without a reload (TRACK-02): listens to the server's events, asks every 3 seconds while no stream
 * is open, opens it again with growing pauses, and never shows an older state after a newer one.
 * Returns the function that ends it.
 */
export function followTransaction(
  needs: FollowNeeds,
  id: string,
  handlers: FollowHandlers,
): () => void {
  const url = `${needs.baseUrl}/api/transactions/${encodeURIComponent(id)}/events`
  let stream: EventStream | null = null
  let isStreaming = false
  let isOver = false
  let pause = POLL_MILLISECONDS
  let newest = 0
  let state: FollowState | null = null
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let openTimer: ReturnType<typeof setTimeout> | undefined

  const setState = (next: FollowState) => {
    if (state === next || isOver) return
    state = next
    handlers.onState(next)
  }

  const take = (reply: TransactionReply) => {
    if (isOver || reply.transaction.serverTime < newest) return
    newest = reply.transaction.serverTime
    handlers.onTransaction(reply)
  }

  const schedulePoll = () => {
    clearTimeout(pollTimer)
    pollTimer = setTimeout(poll, isStreaming ? LIVE_POLL_MILLISECONDS : POLL_MILLISECONDS)
  }

  const poll = async () => {
    const answer = await needs.calls.transaction(id, { holderSecrets: [], country: null })
    if (isOver) return
    if (answer.ok) take(answer.body)
    if (!isStreaming) setState(answer.ok ? 'polling' : 'offline')
    schedulePoll()
  }

  const lost = () => {
    if (isOver) return
    isStreaming = false
    clearTimeout(pollTimer)
    void poll()
    // A browser reopens a stream that broke; one that was refused stays closed and is ours to reopen.
    if (stream?.readyState === CLOSED) {
      stream = null
      clearTimeout(openTimer)
      openTimer = setTimeout(open, pause)
      pause = Math.min(pause * 2, LONGEST_WAIT_MILLISECONDS)
    }
  }

  const open = () => {
    const opened = needs.openStream(url)
    stream = opened
    opened.onopen = () => {
      clearTimeout(openTimer)
      isStreaming = true
      pause = POLL_MILLISECONDS
      setState('live')
      clearTimeout(pollTimer)
      // What happened between two streams is asked for once.
      void poll()
    }
    opened.onerror = lost
    opened.addEventListener('transaction', (event) => {
      const reply = typeof event.data === 'string' ? readTransactionEvent(event.data) : null
      if (reply !== null) take(reply)
    })
    openTimer = setTimeout(() => {
      if (!isStreaming) void poll()
    }, OPEN_LIMIT_MILLISECONDS)
  }

  open()
  return () => {
    isOver = true
    clearTimeout(pollTimer)
    clearTimeout(openTimer)
    stream?.close()
  }
}
