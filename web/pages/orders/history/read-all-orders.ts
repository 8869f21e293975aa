import type { ClientCalls, TransactionOut } from '@causeway/api/contract'
import { type OrderFilter, pageQuery } from './order-filter.ts'

export type AllOrders =
  | { readonly ok: true; readonly orders: readonly TransactionOut[] }
  | { readonly ok: false; readonly message: string }

/** Every order of the filter that this browser holds, page after page; the first refusal ends it. */
export async function readAllOrders(
  calls: Pick<ClientCalls, 'transactions'>,
  filter: OrderFilter | null,
): Promise<AllOrders> {
  const orders: TransactionOut[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await calls.transactions(pageQuery(page, filter))
    if (!answer.ok) return { ok: false, message: answer.body.error.message }
    orders.push(...answer.body.payouts)
    last = answer.body.pagesCount
  }
  return { ok: true, orders }
}
