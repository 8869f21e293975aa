import { PROTOCOL_VERSION, type WidgetCommandName, type WidgetCommands } from '../protocol.ts'

/** A widget on a page: its element also says what happens in it, as events named `causeway:ready` and so on. */
export type MountedWidget = {
  readonly send: <Name extends WidgetCommandName>(name: Name, data: WidgetCommands[Name]) => void
  /** Takes the frame off the page. */
  readonly remove: () => void
}

export type MountOptions = {
  /** Origin of the exchange. */
  readonly origin: string
  /** Options by their names in addresses. */
  readonly options: Readonly<Record<string, string>>
}

const PATIENCE_MILLISECONDS = 8000
/** A page that is still loading then has waited for something else than its own content. */
const LATEST_START_MILLISECONDS = 2000
/** Of the page that holds the frame alone. */
const HOST_OPTIONS = ['variant', 'label', 'height']
const BUTTON =
  'font:600 16px/20px system-ui,sans-serif;padding:12px 20px;border:0;border-radius:12px;background:#10d078;color:#06351f;cursor:pointer'
const DIALOG =
  'width:min(520px,calc(100vw - 16px));max-width:none;max-height:calc(100dvh - 16px);padding:0;border:0;border-radius:20px;overflow:auto'

/** Starts once the page's own content is painted. */
function afterPage(start: () => void) {
  if (document.readyState === 'complete') return start()
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, LATEST_START_MILLISECONDS)
}

/**
 * The frame without its address, the options of that, and what keeps its place until it has one: a frame that comes to a page
 * without an address costs the page a document of its own.
 */
function createFrame({ height = '560', label, ...options }: MountOptions['options']) {
  const reserved = `display:block;height:${Number.parseInt(height, 10) || 560}px`
  const place = document.createElement('div')
  place.style.cssText = reserved
  const frame = document.createElement('iframe')
  const query = new URLSearchParams({ lang: document.documentElement.lang })
  for (const name of Object.keys(options)) {
    if (!HOST_OPTIONS.includes(name)) query.set(name, options[name] ?? '')
  }
  frame.title = label ?? 'Crypto exchange'
  frame.loading = 'lazy'
  frame.allow = 'clipboard-write; camera'
  frame.style.cssText = `${reserved};width:100%;border:0;border-radius:inherit;color-scheme:normal`
  return { frame, place, query }
}

/**
 * Puts the frame into an element of a page. What stands in the element is shown where the frame cannot be. Everything is in a
 * shadow tree, which the page's style sheets do not reach, and nothing needs inline script or style.
 */
export function mountWidget(
  element: HTMLElement,
  { origin, options }: MountOptions,
): MountedWidget {
  const { label, variant } = options
  const isDialog = variant === 'button' || variant === 'banner'
  const tree = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  tree.replaceChildren()
  const { frame, place, query } = createFrame(options)
  let hasSpoken = false

  const post = (type: string, data: object) =>
    frame.contentWindow?.postMessage({ causeway: PROTOCOL_VERSION, type, data }, origin)
  const listen = ({ data: message, origin: from, source }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin) return
    if (message?.causeway !== PROTOCOL_VERSION) return
    const { data, type } = message
    hasSpoken = true
    if (type === 'hello') return post('connect', {})
    if (type === 'resize') frame.style.height = `${Math.min(data.height, 9999)}px`
    if (type === 'error') console.warn(data.message)
    element.dispatchEvent(new CustomEvent(`causeway:${type}`, { detail: data }))
  }
  addEventListener('message', listen)
  const start = () => {
    if (frame.src) return
    frame.onload = () =>
      setTimeout(() => {
        // Blocked by a policy of the page or of the exchange: what stands in the element shows instead.
        if (!hasSpoken && frame.isConnected) frame.replaceWith(document.createElement('slot'))
      }, PATIENCE_MILLISECONDS)
    frame.src = `${origin}/widget-app?${query}`
    place.replaceWith(frame)
  }

  const dialog = document.createElement('dialog')
  if (isDialog) {
    const opener = document.createElement('button')
    opener.textContent = label ?? `${options.from ?? 'btc'} → ${options.to ?? 'eth'}`.toUpperCase()
    opener.style.cssText = variant === 'banner' ? `${BUTTON};width:100%` : BUTTON
    opener.onclick = () => send('open', {})
    dialog.style.cssText = DIALOG
    dialog.onclick = ({ target }) => target === dialog && dialog.close()
    tree.append(opener, dialog)
  } else {
    element.style.display = 'block'
    tree.append(place)
  }
  afterPage(start)

  function send(name: string, data: object) {
    if (name === 'open') {
      start()
      if (!frame.isConnected) dialog.append(frame)
      if (dialog.isConnected) dialog.showModal()
    } else if (name === 'close') dialog.close()
    else post(name, data)
  }
  return {
    send,
    remove: () => {
      removeEventListener('message', listen)
      tree.replaceChildren(document.createElement('slot'))
    },
  }
}
