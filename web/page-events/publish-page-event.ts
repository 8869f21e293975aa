import type { FormTold } from '@causeway/widget/form'

/** The name of the event by which components tell the page what happened in them. */
const PAGE_EVENT = 'causeway-event'

/** Tells the page what happened, as an event of its window; whoever counts listens there. */
export function publishPageEvent(told: FormTold): void {
  window.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: told }))
}
