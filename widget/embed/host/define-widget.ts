import type { WidgetCommandName } from '../protocol.ts'
import { type MountedWidget, mountWidget } from './mount-widget.ts'

/** Attributes with a meaning in HTML. The option `hidden` is written `data-hidden`: HTML's own hides the element. */
const ORDINARY =
  /^(?:id|class|style|slot|title|hidden|lang|dir|role|tabindex|data-causeway|aria-.*|on.*)$/
const COMMANDS: readonly WidgetCommandName[] = [
  'setPair',
  'setAmount',
  'setAddress',
  'setTheme',
  'open',
  'close',
]

/** Turns an element into a widget by its attributes, with `data-` before them or not; its commands become its methods. */
export function mountElement(element: HTMLElement, origin: string): MountedWidget {
  const options: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    if (!ORDINARY.test(name)) options[name.replace(/^data-/, '')] = value
  }
  const widget = mountWidget(element, { origin, options })
  for (const name of COMMANDS) {
    Object.assign(element, { [name]: (data = {}) => widget.send(name, data) })
  }
  return widget
}

/** Makes `<causeway-widget …>` a widget of the exchange at `origin`. Called twice, it does nothing; nor on a server. */
export function defineWidget(origin: string): void {
  if (!globalThis.customElements || customElements.get('causeway-widget')) return
  customElements.define(
    'causeway-widget',
    class extends HTMLElement {
      widget: MountedWidget | undefined

      connectedCallback() {
        this.widget = mountElement(this, origin)
      }

      disconnectedCallback() {
        this.widget?.remove()
      }
    },
  )
}
