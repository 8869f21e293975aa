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

export type StreamHandlers = {
  readonly onOpen: () => void
  /** The stream broke, was refused, or did not open within 5 s. It is still being tried. */
  readonly onLost: () => void
  readonly onData: (data: string) => void
}

const OPEN_LIMIT_MILLISECONDS = 5000
const FIRST_PAUSE_MILLISECONDS = 3000
const LONGEST_PAUSE_MILLISECONDS = 30_000
const CLOSED = 2

/** Keeps a stream of events open, with growing pauses between tries. Returns the function that ends it. */
export function keepStream(
  openStream: (url: string) => EventStream,
  url: string,
  handlers: StreamHandlers,
): () => void {
  let stream: EventStream
  let pause = FIRST_PAUSE_MILLISECONDS
  let timer: ReturnType<typeof setTimeout> | undefined

  function opened(): void {
    clearTimeout(timer)
    pause = FIRST_PAUSE_MILLISECONDS
    handlers.onOpen()
  }

  function broke(): void {
    // A browser reopens a stream that broke; one that was refused stays closed and is ours to reopen.
    if (stream.readyState === CLOSED) {
      clearTimeout(timer)
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)
    }
    handlers.onLost()
  }

  function open(): void {
    stream = openStream(url)
    stream.onopen = opened
    stream.onerror = broke
    stream.addEventListener('transaction', ({ data }) => {
      if (typeof data === 'string') handlers.onData(data)
    })
    timer = setTimeout(handlers.onLost, OPEN_LIMIT_MILLISECONDS)
  }

  open()
  return () => {
    clearTimeout(timer)
    stream.close()
  }
}
