import { PlacePage } from '../../../client-page/index.ts'
import { FiatOrderView } from '../../../orders/fiat/fiat-order-view.tsx'
import { lazyFiatOrderView } from '../../../orders/fiat/lazy-fiat-order-view.ts'
import { lazyOrderMessages } from '../../../orders/messages/lazy-order-messages.ts'
import { OrderMessages } from '../../../orders/messages/order-messages.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { transactionPage } from './transaction-page.tsx'

export { action, loader } from './page.server.ts'

lazyFiatOrderView.hold(FiatOrderView)
lazyOrderMessages.hold(OrderMessages)

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage of={transactionPage} data={{ loaderData, actionData }} />
}
