/** What a tab keeps of a widget's order, so that a reload of the page around goes on with it. */
export type KeptOrder = {
  /** Public code of the order. */
  readonly code: string
  /** Events that the host has heard of it. */
  readonly told: readonly string[]
  readonly isOver: boolean
}

/** Two widgets on one page each keep their own. */
const keyOf = (prefix: string) => `widget-order ${prefix}`

/** Null where there is none, or the browser keeps nothing. */
export function readKeptOrder(prefix: string): KeptOrder | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(prefix)) ?? 'null')
    return isKeptOrder(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepOrder(prefix: string, order: KeptOrder): void {
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

function isKeptOrder(value: unknown): value is KeptOrder {
  if (typeof value !== 'object' || value === null) return false
  const { code, isOver, told }: Readonly<Record<string, unknown>> = { ...value }
  return (
    typeof code === 'string' &&
    /^[\w-]{1,64}$/.test(code) &&
    typeof isOver === 'boolean' &&
    Array.isArray(told) &&
    told.every((each) => typeof each === 'string')
  )
}
