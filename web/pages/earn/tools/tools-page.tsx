import { affiliateCreateTool, affiliateUpdateTool } from '@causeway/widget/call-lines'
import { changeCalls } from '@causeway/widget/client'
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
import type { ToolsCalls } from './tools-data.ts'
import { ToolsView } from './tools-view.tsx'

type Data = DataOf<Route.ComponentProps>

const says = {
  none: 'earnTools.notAffiliate',
  applied: 'earnTools.applied',
  refused: 'earnTools.refused',
  disabled: 'earnTools.disabled',
} as const

/** What affiliates show on other sites (EARN-02). */
function ToolsPage({ loaderData: { data } }: ViewData<Data>) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const calls = useMemo(createToolsCalls, [])
  const { status } = data
  return (
    <Section title={t('earnTools.title')} lead={t('earnTools.lead')} width="wide">
      {status === 'approved' ? (
        <ToolsView {...data} calls={calls} refresh={revalidate} />
      ) : (
        <AffiliatesOnly text={t(says[status])} link={t('earnTools.toProgramme')} />
      )}
    </Section>
  )
}

function createToolsCalls(): ToolsCalls {
  return changeCalls({ affiliateCreateTool, affiliateUpdateTool })
}

/** As a client page. */
export const toolsPage = clientPage<Data>({ name: 'tools-page', View: ToolsPage })
