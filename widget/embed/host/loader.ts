import { mountWidget } from './mount-widget.ts'

/**
 * `/widget.js`: turns every `<causeway-widget …>` and `<div data-causeway data-…>` of a page into a widget, whenever it comes to
 * the page. Attributes are the options. Loaded twice, it does nothing the second time.
 */
const { currentScript } = document
const { origin } = new URL((currentScript as HTMLScriptElement).src)
/** Attributes that every element can have. */
const ORDINARY = /^(?:id|class|style|slot|title|hidden|causeway)$/
const COMMANDS = ['setPair', 'setAmount', 'setAddress', 'setTheme', 'open', 'close'] as const

class CausewayWidget extends HTMLElement {
  connectedCallback() {
    mount(this)
  }
}

function mount(element: HTMLElement) {
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

function start() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-causeway]')) mount(element)
}

if (!customElements.get('causeway-widget')) {
  customElements.define('causeway-widget', CausewayWidget)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
