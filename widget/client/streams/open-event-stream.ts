import type { EventStream } from './keep-stream.ts'

/** Opens a stream with the browser's EventSource; cookies go along to our own origin. */
export function openEventStream(url: string): EventStream {
  const source = new EventSource(url)
  const stream: EventStream = {
    onopen: null,
    onerror: null,
    get readyState() {
      return source.readyState
    },
    addEventListener: (kind, listener) => source.addEventListener(kind, listener),
    close: () => source.close(),
  }
  source.onopen = () => stream.onopen?.()
  source.onerror = () => stream.onerror?.()
  return stream
}
