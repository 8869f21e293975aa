import { useTranslate } from '@causeway/widget/messages'
import { clientPage, type ViewData } from '../../../client-page/index.ts'
import type { DealOutcome } from '../../../deals/begin-deal.server.ts'
import { DealView } from '../../../deals/deal-view.tsx'
import { lazyDealStep } from '../../../deals/lazy-address-step.ts'
import type { DealPage } from '../../../deals/load-deal.server.ts'
import { lostDeal } from '../../../deals/lost-deal.ts'
import { SellingWords } from './selling-words.tsx'

type Data = { readonly loaderData: DealPage; readonly actionData: DealOutcome | undefined }

/** Selling as `/sell` has it (BUY-12), with words for who comes from a search engine. */
function Selling({ loaderData, actionData }: ViewData<Data>) {
  const t = useTranslate()
  return (
    <>
      <DealView
        page={loaderData}
        outcome={actionData ?? null}
        words={{ title: t('sellCrypto.title'), lead: t('sellCrypto.lead') }}
      />
      {loaderData.taken === null ? <SellingWords /> : null}
    </>
  )
}

/** As a client page. */
export const sellingPage = clientPage<Data>({
  name: 'selling-page',
  View: Selling,
  lost: lostDeal,
  lazy: lazyDealStep,
})
