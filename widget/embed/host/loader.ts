import { defineWidget, mountElement } from './define-widget.ts'

/**
 * `/widget.js`: turns every `<causeway-widget …>` of a page into a widget, whenever it comes to the page, and every
 * `<div data-causeway data-…>` that stands on it. Attributes are the options.
 */
const { currentScript } = document
const { origin } = new URL((currentScript as HTMLScriptElement).src)

defineWidget(origin)
// Deferred scripts run when the page is read; others may come before the elements that they are for.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', mountAll)
else mountAll()

function mountAll() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-causeway]')) {
    if (!element.shadowRoot) mountElement(element, origin)
  }
}
