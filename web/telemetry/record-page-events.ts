import { type EventFields, type EventName, isEventName } from '@causeway/core/analytics'

type Tell = (name: EventName, fields: EventFields) => void

/** Errors of one page beyond these say nothing new. */
const MOST_ERRORS = 5

/**
 * Records the events of a page: clicks on elements with `data-event`, whose `data-event-product-name` is the field
 * productName; events that components dispatch; the support chat (TELE-06); uncaught errors (TELE-04). Returns what ends
 * it.
 */
export function recordPageEvents(page: Window, tell: Tell): () => void {
  let errors = 0
  const click = ({ target }: Event) => {
    const marked = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null
    const name = marked?.dataset.event ?? ''
    if (marked !== null && isEventName(name)) tell(name, fieldsOf(marked))
  }
  const part = (event: Event) => {
    const { name, fields } = told(event)
    if (typeof name === 'string' && isEventName(name)) tell(name, plain(fields))
  }
  const chat = (event: Event) => {
    if (event instanceof CustomEvent) tell('supportChat', plain(event.detail))
  }
  const error = ({ filename, lineno, message }: ErrorEvent) => {
    errors += 1
    if (errors <= MOST_ERRORS) tell('jsError', { message, file: scriptOf(filename), line: lineno })
  }
  page.addEventListener('click', click, true)
  page.addEventListener('causeway-event', part)
  page.addEventListener('support-chat', chat)
  page.addEventListener('error', error)
  return () => {
    page.removeEventListener('click', click, true)
    page.removeEventListener('causeway-event', part)
    page.removeEventListener('support-chat', chat)
    page.removeEventListener('error', error)
  }
}

/** A script of ours by its path; empty for a page's own, whose address may name an order or let somebody in. */
function scriptOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  return path.startsWith('/assets/') ? path : ''
}

const FIELD = /^event([A-Z]\w*)$/

function fieldsOf({ dataset }: HTMLElement): EventFields {
  return Object.fromEntries(
    Object.entries(dataset).flatMap(([key, value = '']) => {
      const [, field] = FIELD.exec(key) ?? []
      return field === undefined ? [] : [[`${field[0]?.toLowerCase()}${field.slice(1)}`, value]]
    }),
  )
}

function told(event: Event): { readonly name: unknown; readonly fields: unknown } {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  return typeof detail === 'object' && detail !== null && 'name' in detail && 'fields' in detail
    ? detail
    : { name: null, fields: null }
}

/** What is text, number or yes and no of an object. */
function plain(fields: unknown): EventFields {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    ),
  )
}
