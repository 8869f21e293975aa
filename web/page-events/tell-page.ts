import type { FormTold } from '@causeway/widget/form'

/** The name under which the page hears what happened in its parts. */
const PAGE_EVENT = 'causeway-event'

/** Tells the page what happened, as an event of its window; whoever counts listens there. */
export function tellPage(told: FormTold): void {
  window.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: told }))
}
