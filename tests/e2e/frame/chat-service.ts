import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ChatService = {
  readonly scriptUrl: string
  readonly close: () => Promise<void>
}

/**
 * A service of support chats: its script speaks the interface that pages use, and shows what it was told. The window's
 * event `chat-service-says` ({name, data}) makes it tell the page something.
 */
export async function serveChat(): Promise<ChatService> {
  const server = createServer((request, reply) => {
    const license = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('license_id')
    reply.writeHead(200, { 'content-type': 'text/javascript' })
    reply.end(`(${playChat})(${JSON.stringify(license)})`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    scriptUrl: `http://127.0.0.1:${port}/tracking.js`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type Widget = {
  _q: [string, unknown[]][]
  _h: ((name: string, values: unknown[]) => void) | null
}

/** Runs in the page, as text: nothing from outside itself. */
function playChat(license: string) {
  const widget = (window as unknown as { LiveChatWidget: Widget }).LiveChatWidget
  const box = document.createElement('div')
  box.id = 'chat-widget-container'
  box.style.cssText =
    'position:fixed;inset:auto auto 120px 16px;padding:8px;background:white;color:black'
  document.body.append(box)
  const listeners = new Map<string, (data: unknown) => void>()
  const show = (visibility: string) => {
    box.textContent = `${visibility} ${license}`
    listeners.get('visibility_changed')?.({ visibility })
  }
  const methods: Record<string, (value: unknown) => void> = {
    maximize: () => show('maximized'),
    minimize: () => show('minimized'),
    set_session_variables: (variables) => {
      box.dataset.variables = JSON.stringify(variables)
    },
  }
  widget._h = (name, [first, second]) => {
    if (name === 'on') listeners.set(String(first), second as (data: unknown) => void)
    else methods[String(first)]?.(second)
  }
  for (const [name, values] of widget._q) widget._h(name, values)
  box.addEventListener('click', () => show('minimized'))
  window.addEventListener('chat-service-says', (event) => {
    const { name, data } = (event as CustomEvent<{ name: string; data: unknown }>).detail
    listeners.get(name)?.(data)
  })
  listeners.get('ready')?.({})
}
