import { WIDGET_PATH } from './frame-address.ts'

/** What a tab keeps of a widget's order, so that a reload of the page around goes on with it. */
export type StoredOrder = {
  /** Public code of the order. */
  readonly code: string
  /** Events that the host has heard of it. */
  readonly sentEvents: readonly string[]
  readonly isOver: boolean
}

/** The beginning of the frame's addresses, without language, as the host's last command left it. */
export function currentPrefix(): string {
  return document.documentElement.dataset.widgetPrefix ?? ''
}

/**
 * Two widgets on one page each keep their own, under the prefix that they began with: the host's commands change it, and a
 * reload of the page around begins with the first one again. The name of a frame's window lasts as long as the frame.
 */
function key(): string {
  const prefix = currentPrefix()
  if (window.name === '') window.name = prefix
  return `widget-order ${window.name.startsWith(`${WIDGET_PATH}/`) ? window.name : prefix}`
}

/** Null where there is none, or the browser keeps nothing. */
export function readStoredOrder(): StoredOrder | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key()) ?? 'null')
    return isStoredOrder(kept) ? kept : null
  } catch {
    return null
  }
}

export function storeOrder(order: StoredOrder): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(order))
  } catch {
    // A browser that keeps nothing begins anew after a reload.
  }
}

/** After the customer went on to another exchange. */
export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(key())
  } catch {
    // As above.
  }
}

function isStoredOrder(value: unknown): value is StoredOrder {
  if (typeof value !== 'object' || value === null) return false
  const { code, isOver, sentEvents }: Readonly<Record<string, unknown>> = { ...value }
  return (
    typeof code === 'string' &&
    /^[\w-]{1,64}$/.test(code) &&
    typeof isOver === 'boolean' &&
    Array.isArray(sentEvents) &&
    sentEvents.every((each) => typeof each === 'string')
  )
}
