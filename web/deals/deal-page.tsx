import { clientPage, type ViewData } from '../client-page/index.ts'
import type { DealOutcome } from './begin-deal.server.ts'
import { DealView } from './deal-view.tsx'
import { lazyDealStep } from './lazy-address-step.ts'
import type { DealPage } from './load-deal.server.ts'
import { lostDeal } from './lost-deal.ts'

type Data = { readonly loaderData: DealPage; readonly actionData: DealOutcome | undefined }

function Deal({ loaderData, actionData }: ViewData<Data>) {
  return <DealView page={loaderData} outcome={actionData ?? null} />
}

/** Buying and selling as a client page. */
export const dealPage = clientPage<Data>({
  name: 'deal-page',
  View: Deal,
  lost: lostDeal,
  lazy: lazyDealStep,
})
