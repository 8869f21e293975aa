import { seoMeta } from '../../seo/index.ts'
import { asStranger } from '../transaction/as-stranger.ts'
import { FiatOrderView } from '../transaction/fiat-order-view.tsx'
import { OrderView } from '../transaction/order-view.tsx'
import { useLiveOrder } from '../transaction/use-live-order.ts'
import { useOrderTitle } from '../transaction/use-order-title.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The order for anyone with the link: the same steps, without what is its holder's. */
export default function TrackPage({ loaderData }: Route.ComponentProps) {
  const { transaction, followState, refresh } = useLiveOrder(loaderData.transaction)
  useOrderTitle(transaction)
  const stranger = asStranger(transaction)
  if (stranger.fiat !== null) {
    return (
      <FiatOrderView
        {...loaderData}
        transaction={stranger}
        fiat={stranger.fiat}
        followState={followState}
      />
    )
  }
  return (
    <OrderView
      {...loaderData}
      transaction={stranger}
      followState={followState}
      refresh={refresh}
      change={null}
    />
  )
}
