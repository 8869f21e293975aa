/** What a tab keeps of a widget's order, so that a reload of the page around goes on with it. */
export type StoredOrder = {
  /** Public code of the order. */
  readonly code: string
  /** Events that the host has heard of it. */
  readonly sentEvents: readonly string[]
  readonly isOver: boolean
}

/** Two widgets on one page each keep their own. */
const keyOf = (prefix: string) => `widget-order ${prefix}`

/** Null where there is none, or the browser keeps nothing. */
export function readStoredOrder(prefix: string): StoredOrder | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(prefix)) ?? 'null')
    return isStoredOrder(kept) ? kept : null
  } catch {
    return null
  }
}

export function storeOrder(prefix: string, order: StoredOrder): void {
  try {
    sessionStorage.setItem(keyOf(prefix), JSON.stringify(order))
  } catch {
    // A browser that keeps nothing begins anew after a reload.
  }
}

/** After the customer went on to another exchange. */
export function forgetOrder(prefix: string): void {
  try {
    sessionStorage.removeItem(keyOf(prefix))
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
