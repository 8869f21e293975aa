import type { WidgetCommandName } from '../protocol.ts'
import { mountWidget } from './mount-widget.ts'

/** Attributes that every element can have. */
const ORDINARY = /^(?:id|class|style|slot|title|hidden|causeway)$/
const COMMANDS: readonly WidgetCommandName[] = [
  'setPair',
  'setAmount',
  'setAddress',
  'setTheme',
  'open',
  'close',
]

/** Turns an element into a widget by its attributes, with `data-` before them or not; its commands become its methods. */
export function mountElement(element: HTMLElement, origin: string): void {
  // Moved on its page: the frame is still there.
  if (element.shadowRoot) return
  const options: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    const bare = name.replace(/^data-/, '')
    if (!ORDINARY.test(bare)) options[bare] = value
  }
  const { send } = mountWidget(element, { origin, options })
  for (const name of COMMANDS) {
    Object.assign(element, { [name]: (data = {}) => send(name, data) })
  }
}

/** Makes `<causeway-widget …>` a widget of the exchange at `origin`. Called twice, it does nothing; nor on a server. */
export function defineWidget(origin: string): void {
  if (!globalThis.customElements || customElements.get('causeway-widget')) return
  customElements.define(
    'causeway-widget',
    class extends HTMLElement {
      connectedCallback() {
        mountElement(this, origin)
      }
    },
  )
}
