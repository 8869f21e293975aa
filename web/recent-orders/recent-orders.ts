/** An order that this browser created or opened as its holder; kept in the browser only. */
export type RecentOrder = {
  readonly transactionId: string
  readonly from: string
  readonly to: string
  /** The state in which this browser saw it last, and when, in milliseconds since 1970; absent: it was not kept. */
  readonly seen?: { readonly status: string; readonly at: number } | undefined
}

const KEY = 'recent-orders'
const MOST = 10

/** The orders of this browser, newest first. Empty where the browser keeps nothing. */
export function readRecentOrders(storage: Pick<Storage, 'getItem'>): readonly RecentOrder[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecentOrder).map(withReadableState) : []
  } catch {
    return []
  }
}

/** Puts an order at the head of the list. A browser that keeps nothing is left alone. */
export function rememberOrder(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  order: RecentOrder,
): void {
  const others = readRecentOrders(storage).filter(
    ({ transactionId }) => transactionId !== order.transactionId,
  )
  try {
    storage.setItem(KEY, JSON.stringify([order, ...others].slice(0, MOST)))
  } catch {
    // A full or forbidden storage costs only the list.
  }
}

/** Takes an order off the list, or all of them (null). */
export function forgetOrders(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  transactionId: string | null,
): void {
  const kept = readRecentOrders(storage).filter(
    (order) => transactionId !== null && order.transactionId !== transactionId,
  )
  try {
    storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // What could not be kept needs no forgetting.
  }
}

/** Takes every order off the list that is not among these. */
export function keepOnlyOrders(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  transactionIds: readonly string[],
): void {
  for (const { transactionId } of readRecentOrders(storage)) {
    if (!transactionIds.includes(transactionId)) forgetOrders(storage, transactionId)
  }
}

function isRecentOrder(value: unknown): value is RecentOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'transactionId' in value &&
    typeof value.transactionId === 'string' &&
    'from' in value &&
    typeof value.from === 'string' &&
    'to' in value &&
    typeof value.to === 'string'
  )
}

/** What was kept of the state; none where it is something else. */
function withReadableState({ seen, ...order }: RecentOrder): RecentOrder {
  const isReadable = typeof seen?.status === 'string' && Number.isSafeInteger(seen.at)
  return isReadable ? { ...order, seen } : order
}
