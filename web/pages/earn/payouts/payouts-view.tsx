import type { MessageKey } from '@causeway/content/messages'
import { useTranslate } from '@causeway/widget/messages'
import type { ComponentType } from 'react'
import { SettingsLayout } from '../../../account-settings/settings-layout.tsx'
import type { PayoutsProps } from './payouts-data.ts'
import { AddressesSection } from './sections/addresses-section.tsx'
import { BalancesSection } from './sections/balances-section.tsx'
import { ConversionsSection } from './sections/conversions-section.tsx'
import { ConvertSection } from './sections/convert-section.tsx'
import { HistorySection } from './sections/history-section.tsx'
import { PayoutSection } from './sections/payout-section.tsx'
import { useRunning } from './use-running.ts'

type Place = {
  /** Also of its card. */
  readonly id: string
  readonly title: MessageKey
  readonly View: ComponentType<PayoutsProps>
}

/** The sections in their order: one file each. */
const sections: readonly Place[] = [
  { id: 'balances', title: 'earnPayouts.balancesTitle', View: BalancesSection },
  { id: 'convert', title: 'earnPayouts.convertTitle', View: ConvertSection },
  { id: 'payout', title: 'earnPayouts.payoutTitle', View: PayoutSection },
  { id: 'addresses', title: 'earnPayouts.addressesTitle', View: AddressesSection },
  { id: 'payouts', title: 'earnPayouts.payoutsTitle', View: HistorySection },
  { id: 'conversions', title: 'earnPayouts.conversionsTitle', View: ConversionsSection },
]

/** All sections of the page of payouts, kept up to date while something is running. */
export function PayoutsView(props: PayoutsProps) {
  const t = useTranslate()
  useRunning(props)
  return (
    <SettingsLayout
      label={t('earnPayouts.sections')}
      places={sections.map(({ id, title }) => [id, t(title)])}
    >
      {sections.map(({ View, id }) => (
        <View key={id} {...props} />
      ))}
      <noscript>
        <p>{t('common.scriptNeeded')}</p>
      </noscript>
    </SettingsLayout>
  )
}
