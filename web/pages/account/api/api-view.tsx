import type { MessageKey } from '@causeway/content/messages'
import { useTranslate } from '@causeway/widget/messages'
import type { ComponentType } from 'react'
import { SettingsLayout } from '../../../account-settings/settings-layout.tsx'
import type { SectionProps } from './api-data.ts'
import { EarningsSection } from './earnings/earnings-section.tsx'
import { KeysSection } from './keys/keys-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import { SubaccountsSection } from './subaccounts-section.tsx'
import { UsageSection } from './usage/usage-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

type Place = {
  /** Also of its card. */
  readonly id: string
  readonly title: MessageKey
  readonly View: ComponentType<SectionProps>
}

/** The sections in their order: one file each. The first is there before access is opened, the others after it. */
const sections: readonly [Place, ...Place[]] = [
  { id: 'overview', title: 'accountApi.overviewTitle', View: OverviewSection },
  { id: 'keys', title: 'accountApi.keysTitle', View: KeysSection },
  { id: 'webhooks', title: 'accountApi.webhooksTitle', View: WebhooksSection },
  { id: 'usage', title: 'accountApi.usageTitle', View: UsageSection },
  { id: 'earnings', title: 'accountApi.earningsTitle', View: EarningsSection },
  { id: 'subaccounts', title: 'accountApi.subaccountsTitle', View: SubaccountsSection },
]

/** All sections of the API page, and on a wide screen the way to each. */
export function ApiView(props: SectionProps) {
  const t = useTranslate()
  const shown = props.access === null ? sections.slice(0, 1) : sections
  return (
    <SettingsLayout
      label={t('accountApi.sections')}
      places={shown.map(({ id, title }) => [id, t(title)])}
    >
      {shown.map(({ View, id }) => (
        <View key={id} {...props} />
      ))}
      <noscript>
        <p>{t('common.scriptNeeded')}</p>
      </noscript>
    </SettingsLayout>
  )
}
