import { useEffect } from 'react'
import { rememberOrder } from '../../recent-orders/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { OrderView } from './order-view.tsx'
import { useLiveOrder } from './use-live-order.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The order for its holder: where to pay, where it stands, what can be chosen. */
export default function TransactionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { transaction, followState } = useLiveOrder(loaderData.transaction)
  const { transactionId, isOwner, currencyFrom, currencyTo } = transaction
  useEffect(() => {
    if (!isOwner) return
    rememberOrder(localStorage, { transactionId, from: currencyFrom, to: currencyTo })
  }, [transactionId, isOwner, currencyFrom, currencyTo])
  return (
    <OrderView
      {...loaderData}
      transaction={transaction}
      followState={followState}
      change={actionData ?? null}
    />
  )
}
