import type { TransactionsQuery } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'

export type OrderFilter = NonNullable<TransactionsQuery['status']>

/** What the list can be narrowed to, by the names that people read. */
export const filterNames = {
  'in-progress': 'history.filterInProgress',
  hold: 'history.filterHold',
  finished: 'history.filterFinished',
  refunded: 'history.filterRefunded',
  expired: 'history.filterExpired',
  failed: 'history.filterFailed',
} as const satisfies Record<OrderFilter, MessageKey>

/** The filter that a page's address asks for; null where it asks for none, or for one that there is not. */
export function readFilter(text: string | null): OrderFilter | null {
  return text !== null && isFilter(text) ? text : null
}

function isFilter(text: string): text is OrderFilter {
  return Object.hasOwn(filterNames, text)
}

/** One page of the list, from 1; null: all orders. */
export function pageQuery(page: number, filter: OrderFilter | null): TransactionsQuery {
  return { page: String(page), ...(filter === null ? {} : { status: filter }) }
}
