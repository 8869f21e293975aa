import { PlacePage } from '../../../client-page/index.ts'
import { AddressStep } from '../../../deals/address-step.tsx'
import { dealPage } from '../../../deals/deal-page.tsx'
import { lazyAddressStep } from '../../../deals/lazy-address-step.ts'
import { NeighbourView } from '../../../neighbours/neighbour-view.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

lazyAddressStep.hold(AddressStep)

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.kind === 'deal' ? (
    <PlacePage of={dealPage} data={{ loaderData, actionData }} />
  ) : (
    <NeighbourView kind="sell" neighbour={loaderData.neighbour} />
  )
}
