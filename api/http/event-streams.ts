import type { ServerResponse } from 'node:http'

export type EventStreamLimits = {
  /** Open streams of one client address (IPv6: of one /64). */
  readonly perAddress: number
  /** Open streams of this process. */
  readonly total: number
  /** A comment is sent this often, so that proxies keep the connection and a dead one is noticed. */
  readonly heartbeatSeconds: number
}

export const defaultEventStreamLimits: EventStreamLimits = {
  perAddress: 20,
  total: 5000,
  heartbeatSeconds: 15,
}

export type StreamEvent = { readonly name: string; readonly id: string; readonly data: string }

/** One open stream of server-sent events. */
export type EventStream = {
  readonly send: (event: StreamEvent) => void
  /** Called once when the stream has ended, from either side; at once if it has ended already. */
  readonly onEnd: (listener: () => void) => void
  readonly end: () => void
}

export type EventStreams = {
  /** Answers with a stream, or null (and sends nothing) where a limit is reached. */
  readonly open: (response: ServerResponse, address: string) => EventStream | null
  readonly size: () => number
  /** Ends every stream and stops the heartbeat; clients come back to another process. */
  readonly endAll: () => void
}

const RETRY_MILLISECONDS = 2000
// A reader this far behind is gone or stuck; it gets the newest state when it comes back.
const LARGEST_BACKLOG_BYTES = 256 * 1024

/** Keeps the open event streams of a process: counts them, beats for all with one timer, ends them together. */
export function createEventStreams(limits: EventStreamLimits): EventStreams {
  const open = new Map<ServerResponse, () => void>()
  const perAddress = new Map<string, number>()
  let heartbeat: ReturnType<typeof setInterval> | null = null
  let isOver = false

  const count = (address: string, change: 1 | -1) => {
    const streams = (perAddress.get(address) ?? 0) + change
    if (streams > 0) perAddress.set(address, streams)
    else perAddress.delete(address)
  }
  const beat = () => {
    for (const [response, end] of open) write(response, ': still here\n\n', end)
  }
  const startBeating = () => {
    heartbeat ??= setInterval(beat, limits.heartbeatSeconds * 1000).unref()
  }
  const stopBeatingWhenIdle = () => {
    if (open.size > 0 || heartbeat === null) return
    clearInterval(heartbeat)
    heartbeat = null
  }

  return {
    open: (response, address) => {
      const isFull =
        open.size >= limits.total || (perAddress.get(address) ?? 0) >= limits.perAddress
      if (isFull || isOver) return null
      const listeners: (() => void)[] = []
      const end = () => {
        if (!open.delete(response)) return
        count(address, -1)
        stopBeatingWhenIdle()
        response.end()
        for (const listener of listeners.splice(0)) listener()
      }
      open.set(response, end)
      count(address, 1)
      startBeating()
      response.once('close', end)
      begin(response)
      // Whoever hung up while the order was read has emitted `close` before we could listen.
      if (response.destroyed) end()
      return {
        send: ({ name, id, data }) =>
          write(response, `event: ${name}\nid: ${id}\ndata: ${data}\n\n`, end),
        onEnd: (listener) => {
          if (open.has(response)) listeners.push(listener)
          else listener()
        },
        end,
      }
    },
    size: () => open.size,
    endAll: () => {
      isOver = true
      for (const end of [...open.values()]) end()
    },
  }
}

function begin(response: ServerResponse): void {
  if (response.destroyed) return
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  response.write(`retry: ${RETRY_MILLISECONDS}\n\n`)
}

function write(response: ServerResponse, text: string, end: () => void): void {
  if (response.writableEnded || response.destroyed) {
    end()
    return
  }
  response.write(text)
  if (response.writableLength > LARGEST_BACKLOG_BYTES) {
    end()
    response.destroy()
  }
}
