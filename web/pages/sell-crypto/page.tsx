import { useTranslate } from '@causeway/widget/messages'
import { data } from 'react-router'
import { seoMeta } from '../../seo/index.ts'
import { DealView } from '../fiat/deal-view.tsx'
import { lostDeal } from '../fiat/lost-deal.ts'
import { NeighbourView } from '../neighbours/neighbour-view.tsx'
import type { Route } from './+types/page.ts'
import { SellingWords } from './selling-words.tsx'

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

/** Selling as `/sell` has it (BUY-12), with words for who comes from a search engine. */
export default function SellCryptoPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  return loaderData.kind === 'deal' ? (
    <>
      <DealView
        page={loaderData}
        outcome={actionData ?? null}
        words={{ title: t('sellCrypto.title'), lead: t('sellCrypto.lead') }}
      />
      {loaderData.taken === null ? <SellingWords /> : null}
    </>
  ) : (
    <NeighbourView kind="sell" neighbour={loaderData.neighbour} />
  )
}
