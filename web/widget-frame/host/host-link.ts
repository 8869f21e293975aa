import {
  envelope,
  readCommand,
  readEnvelope,
  type WidgetCommand,
  type WidgetEventName,
  type WidgetEvents,
} from '@causeway/widget/embed'

/** The way between the frame and the page around it, or the app that shows it. */
export type HostLink = {
  readonly send: <Name extends WidgetEventName>(name: Name, data: WidgetEvents[Name]) => void
}

export type LinkNeeds = {
  /** The host is there: what it missed was said before. */
  readonly onConnected: () => void
  readonly onCommand: (command: WidgetCommand) => void
}

/** A page that asks for more is not listened to until the second is over. */
const MOST_COMMANDS_PER_SECOND = 20
/** What a host that connects late still hears. */
const MOST_KEPT = 50

type Kept = readonly [WidgetEventName, Readonly<Record<string, unknown>>]
type Send = (type: string, data: Readonly<Record<string, unknown>>) => void

/**
 * Links the frame to its host. Which origin the host has, only the browser says: the frame greets whoever is there without a
 * word in it, takes the origin of the parent's `connect`, and from then on speaks to that origin alone and hears it alone.
 */
export function linkHost({ onConnected, onCommand }: LinkNeeds): HostLink {
  let toHost: Send | null = null
  let origin: string | null = null
  const kept: Kept[] = []
  const mayTake = everySecond(MOST_COMMANDS_PER_SECOND)
  const link: HostLink = {
    send: (name, data) => {
      if (toHost !== null) toHost(name, { ...data })
      else if (kept.push([name, { ...data }]) > MOST_KEPT) kept.shift()
    },
  }
  const connect = (found: Send) => {
    toHost = found
    onConnected()
    for (const [name, data] of kept.splice(0)) found(name, data)
  }
  const take = (given: unknown) => {
    const message = readEnvelope(given)
    if (message === null || !mayTake()) return
    const command = readCommand(message)
    if (command !== null) return onCommand(command)
    link.send('error', {
      code: 'command_wrong',
      message: `causeway-widget: ${message.type} is no command, or its data is wrong.`,
    })
  }
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || window.parent === window) return
    if (readEnvelope(event.data)?.type === 'connect') {
      // A page without an origin (a sandbox) cannot be spoken to without being overheard.
      if (origin !== null || event.origin === 'null') return
      origin = event.origin
      connect((type, data) => window.parent.postMessage(envelope(type, data), event.origin))
    } else if (origin !== null && event.origin === origin) take(event.data)
  })
  if (window.parent !== window) window.parent.postMessage(envelope('hello'), '*')
  else {
    const app = appBridge()
    if (app !== null) connect(app)
    window.causeway = { receive: (text) => take(parsed(text)) }
  }
  return link
}

declare global {
  interface Window {
    /** What an app calls in its web view: `causeway.receive('{"causeway":1,"type":"setAmount",…}')`. */
    causeway?: { readonly receive: (text: string) => void }
    /** Android's `addJavascriptInterface(…, "CausewayBridge")`. */
    CausewayBridge?: { readonly postMessage: (text: string) => void }
    /** WKWebView's message handlers. */
    webkit?: {
      readonly messageHandlers?: {
        readonly causeway?: { readonly postMessage: (text: string) => void }
      }
    }
  }
}

/** The app whose web view shows the frame; null in a browser. */
function appBridge(): Send | null {
  const bridge = window.CausewayBridge ?? window.webkit?.messageHandlers?.causeway
  if (bridge === undefined) return null
  return (type, data) => bridge.postMessage(JSON.stringify(envelope(type, data)))
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

function everySecond(most: number): () => boolean {
  let since = 0
  let count = 0
  return () => {
    const now = performance.now()
    if (now - since > 1000) [since, count] = [now, 0]
    count += 1
    return count <= most
  }
}
