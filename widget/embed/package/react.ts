import { createElement, type ReactNode, useEffect, useRef } from 'react'
import { type MountedWidget, mountWidget } from '../host/mount-widget.ts'
import type { WidgetEventName, WidgetEvents } from '../protocol.ts'

const EVENTS: readonly WidgetEventName[] = [
  'ready',
  'resize',
  'quoteUpdated',
  'orderCreated',
  'depositSeen',
  'finished',
  'refunded',
  'error',
  'signedIn',
]

type Handlers = {
  readonly [Name in WidgetEventName as `on${Capitalize<Name>}`]?: (data: WidgetEvents[Name]) => void
}

export type CausewayWidgetProps = Handlers & {
  /** Origin of the exchange. */
  readonly origin: string
  /** Called with the widget's commands once it is there, and with null when it goes. */
  readonly onMount?: (widget: MountedWidget | null) => void
  /** Shown where the frame cannot be. */
  readonly children?: ReactNode
  readonly className?: string
} & Readonly<Record<string, unknown>>

/** The widget in React. Other options put another frame in its place; handlers may change at any time. */
export function CausewayWidget(props: CausewayWidgetProps) {
  const { children, className, origin } = props
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const options = JSON.stringify(optionsIn(props))
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const widget = mountWidget(current, { origin, options: JSON.parse(options) })
    const ends = EVENTS.map((name) => listen(current, name, latest))
    latest.current.onMount?.(widget)
    return () => {
      latest.current.onMount?.(null)
      for (const end of ends) end()
      widget.remove()
    }
  }, [origin, options])
  return createElement('div', { ref: element, className }, children)
}

function listen(
  element: HTMLElement,
  name: WidgetEventName,
  latest: { readonly current: CausewayWidgetProps },
): () => void {
  const type = `causeway:${name}`
  const handler = `on${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const tell = (event: Event) => {
    const told = latest.current[handler]
    if (typeof told === 'function' && event instanceof CustomEvent) told(event.detail)
  }
  element.addEventListener(type, tell)
  return () => element.removeEventListener(type, tell)
}

/** Options as addresses have them: `fromCoins` is `from-coins`, and a list has commas. */
function optionsIn(props: CausewayWidgetProps): Record<string, string> {
  const { children: _, className: __, origin: ___, ...rest } = props
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null || typeof value === 'function') continue
    options[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = String(value)
  }
  return options
}
