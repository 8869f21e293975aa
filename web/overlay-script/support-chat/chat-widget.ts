/** What the chat tells of itself, as its service names it. */
export type ChatEvent =
  | 'ready'
  | 'visibility_changed'
  | 'availability_changed'
  | 'new_event'
  | 'greeting_displayed'
  | 'rating_submitted'

type Listener = (data: unknown) => void
type Order = readonly ['on' | 'call', readonly unknown[]]

/**
 * The service's own interface on the window. Until its script has come orders wait in `_q`; from then on `_h` takes them
 * at once.
 */
export type ChatWidget = {
  _q: Order[]
  _h: ((...order: Order) => void) | null
  readonly _v: '2.0'
  readonly on: (event: ChatEvent, listener: Listener) => void
  readonly call: (method: string, ...values: readonly unknown[]) => void
}

declare global {
  interface Window {
    LiveChatWidget?: ChatWidget
    __lc?: { readonly license: number | string; readonly asyncInit: boolean }
  }
}

/** What stands in for the chat until its script has come. */
export function createChatWidget(): ChatWidget {
  const give = (...order: Order) => {
    if (widget._h === null) widget._q.push(order)
    else widget._h(...order)
  }
  const widget: ChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (event, listener) => give('on', [event, listener]),
    call: (method, ...values) => give('call', [method, ...values]),
  }
  return widget
}
