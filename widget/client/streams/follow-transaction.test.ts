import type { Answer, TransactionReply } from '@causeway/api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followTransaction } from './follow-transaction.ts'
import type { EventStream } from './keep-stream.ts'

type FakeStream = EventStream & {
  readyState: number
  readonly url: string
  readonly say: (data: string) => void
  isClosed: boolean
}

// A reply is told from another by its time alone; the rest of an order is not looked at.
const textAt = (serverTime: number) => JSON.stringify({ transaction: { serverTime } })
const replyAt = (serverTime: number): TransactionReply => JSON.parse(textAt(serverTime))

function begin() {
  const streams: FakeStream[] = []
  const seen: number[] = []
  const states: string[] = []
  let answer: Answer<TransactionReply> = { ok: true, status: 200, body: replyAt(1) }
  const transaction = vi.fn(async () => answer)
  const openStream = (url: string) => {
    let listener: ((event: { readonly data: unknown }) => void) | undefined
    const stream: FakeStream = {
      url,
      onopen: null,
      onerror: null,
      readyState: 0,
      isClosed: false,
      addEventListener: (_kind, added) => {
        listener = added
      },
      say: (data) => listener?.({ data }),
      close: () => {
        stream.isClosed = true
      },
    }
    streams.push(stream)
    return stream
  }
  const stop = followTransaction({ calls: { transaction }, openStream, baseUrl: '' }, 'code', {
    onTransaction: ({ transaction: order }) => seen.push(order.serverTime),
    onState: (state) => states.push(state),
  })
  const set = (next: Answer<TransactionReply>) => {
    answer = next
  }
  return { streams, seen, states, transaction, stop, set }
}

const unreachable: Answer<TransactionReply> = {
  ok: false,
  status: 0,
  body: { error: { code: 'network_unreachable', message: '', details: {} } },
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('followTransaction (TRACK-02)', () => {
  test('shows what the stream says', async () => {
    const { streams, seen, states } = begin()
    streams[0]?.onopen?.()
    await vi.advanceTimersByTimeAsync(0)
    streams[0]?.say(textAt(5))
    expect(streams[0]?.url).toBe('/api/transactions/code/events')
    expect(seen).toEqual([1, 5])
    expect(states).toEqual(['live'])
  })

  test('never shows an older state after a newer one, and skips what cannot be read', async () => {
    const { streams, seen } = begin()
    streams[0]?.say(textAt(9))
    streams[0]?.say(textAt(4))
    streams[0]?.say('<html>')
    expect(seen).toEqual([9])
  })

  test('asks every 3 s where the stream is refused, and tries it again', async () => {
    const { streams, states, transaction } = begin()
    const [stream] = streams
    if (stream === undefined) throw new Error('no stream was opened')
    stream.readyState = 2
    stream.onerror?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(states).toEqual(['polling'])
    expect(transaction).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(transaction).toHaveBeenCalledTimes(2)
    expect(streams).toHaveLength(2)
    streams[1]?.onopen?.()
    expect(states).toEqual(['polling', 'live'])
  })

  test('asks where the stream hangs without opening', async () => {
    const { states, transaction } = begin()
    await vi.advanceTimersByTimeAsync(5000)
    expect(states).toEqual(['polling'])
    expect(transaction).toHaveBeenCalledTimes(1)
  })

  test('survives a lost connection', async () => {
    const { streams, states, seen, set } = begin()
    streams[0]?.onopen?.()
    await vi.advanceTimersByTimeAsync(0)
    set(unreachable)
    streams[0]?.onerror?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(states).toEqual(['live', 'offline'])
    set({ ok: true, status: 200, body: replyAt(8) })
    await vi.advanceTimersByTimeAsync(3000)
    expect(states).toEqual(['live', 'offline', 'polling'])
    streams[0]?.onopen?.()
    expect(states).toEqual(['live', 'offline', 'polling', 'live'])
    expect(seen).toEqual([1, 8])
  })

  test('a stream that opens late takes over from asking', async () => {
    const { streams, transaction } = begin()
    await vi.advanceTimersByTimeAsync(5000)
    streams[0]?.onopen?.()
    await vi.advanceTimersByTimeAsync(0)
    const asked = transaction.mock.calls.length
    await vi.advanceTimersByTimeAsync(29_000)
    expect(transaction.mock.calls.length).toBe(asked)
  })

  test('is silent after its end', async () => {
    const { streams, stop, seen, states, transaction } = begin()
    stop()
    streams[0]?.say(textAt(5))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([seen, states, transaction.mock.calls.length]).toEqual([[], [], 0])
    expect(streams[0]?.isClosed).toBe(true)
  })
})
