import { data } from 'react-router'
import { seoMeta } from '../../seo/index.ts'
import { DealView } from '../fiat/deal-view.tsx'
import { lostDeal } from '../fiat/lost-deal.ts'
import { NeighbourView } from '../neighbours/neighbour-view.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

/** Posts the form as it is. Where the server cannot be reached, everything that was typed is still there. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return data(lostDeal(form), 503)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** `/sell` under the source's other name (BUY-12). */
export default function SellCryptoPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.kind === 'deal' ? (
    <DealView page={loaderData} outcome={actionData ?? null} />
  ) : (
    <NeighbourView kind="sell" neighbour={loaderData.neighbour} />
  )
}
