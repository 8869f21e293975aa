import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { asStranger } from '../../../orders/access/as-stranger.ts'
import { FiatOrderView } from '../../../orders/fiat/fiat-order-view.tsx'
import { OrderView } from '../../../orders/order-view.tsx'
import { useLiveOrder } from '../../../orders/updates/use-live-order.ts'
import { useOrderTitle } from '../../../orders/updates/use-order-title.ts'
import type { Route } from './+types/page.ts'

type Data = DataOf<Route.ComponentProps>

/** The order for anyone with the link: the same steps, without what is its holder's. */
function TrackPage({ loaderData }: ViewData<Data>) {
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

/** As a client page. */
export const trackPage = clientPage<Data>({
  name: 'track-page',
  View: TrackPage,
})
