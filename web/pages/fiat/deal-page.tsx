import { livePage, type ViewData } from '../../live-page/index.ts'
import type { DealOutcome } from './begin-deal.server.ts'
import { DealView } from './deal-view.tsx'
import { lateDealStep } from './late-address-step.ts'
import type { DealPage } from './load-deal.server.ts'
import { lostDeal } from './lost-deal.ts'

type Data = { readonly loaderData: DealPage; readonly actionData: DealOutcome | undefined }

function Deal({ loaderData, actionData }: ViewData<Data>) {
  return <DealView page={loaderData} outcome={actionData ?? null} />
}

/** Buying and selling as a page that is alive as a whole. */
export const dealPage = livePage<Data>({
  name: 'deal-page',
  View: Deal,
  lost: lostDeal,
  late: lateDealStep,
})
