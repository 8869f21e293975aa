import {
  affiliateConvertAll,
  affiliatePayout,
  affiliateSetAddress,
  affiliateTransfersStatus,
} from '@causeway/widget/call-lines'
import { changeCalls, httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useMemo } from 'react'
import {
  clientPage,
  type DataOf,
  useRevalidator,
  type ViewData,
} from '../../../client-page/index.ts'
import { AffiliatesOnly } from '../../../earn/affiliates-only.tsx'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import type { PayoutsCalls } from './payouts-data.ts'
import { PayoutsView } from './payouts-view.tsx'

type Data = DataOf<Route.ComponentProps>

const says = {
  none: 'earnPayouts.notAffiliate',
  applied: 'earnPayouts.applied',
  approved: 'earnPayouts.lead',
  refused: 'earnPayouts.refused',
  disabled: 'earnPayouts.disabled',
} as const

/** What an affiliate has earned, and the ways to have it (EARN-05). */
function PayoutsPage({ loaderData: { data } }: ViewData<Data>) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const calls = useMemo(createPayoutsCalls, [])
  const { money, status } = data
  return (
    <Section title={t('earnPayouts.title')} lead={t('earnPayouts.lead')} width="wide">
      {status === 'approved' ? null : (
        <AffiliatesOnly text={t(says[status])} link={t('earnPayouts.toProgramme')} />
      )}
      {money === null ? null : (
        <PayoutsView {...data} money={money} calls={calls} refresh={revalidate} />
      )}
    </Section>
  )
}

function createPayoutsCalls(): PayoutsCalls {
  return {
    ...changeCalls({ affiliateConvertAll, affiliatePayout, affiliateSetAddress }),
    ...httpCalls({ affiliateTransfersStatus }),
  }
}

/** As a client page. */
export const payoutsPage = clientPage<Data>({ name: 'payouts-page', View: PayoutsPage })
