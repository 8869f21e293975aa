import { Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { AddressPanel } from './address-panel.tsx'
import { FiatPanel } from './fiat-panel.tsx'
import { FundsPanel } from './funds-panel.tsx'
import { LedgerPanel } from './ledger-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { NamesPanel } from './names-panel.tsx'
import styles from './page.module.css'
import { panelIds, panelTitles } from './panel-titles.ts'
import { PayPanel } from './pay-panel.tsx'
import { ScreeningPanel } from './screening-panel.tsx'
import { SitePanel } from './site-panel.tsx'
import { WalletPanel } from './wallet-panel.tsx'
import { WorldPanel } from './world-panel.tsx'

type Data = DataOf<Route.ComponentProps>

/** The customer's play wallet and the switches of the world around the exchange. */
function SandboxPage({ loaderData, actionData }: ViewData<Data>) {
  const t = useTranslate()
  const { asked, coins, state } = loaderData
  const outcome = actionData ?? null
  if (state === null) {
    return (
      <Section title={t('sandbox.title')}>
        <div className={styles.refused}>
          <Notice tone="warning">{t('sandbox.refused')}</Notice>
        </div>
      </Section>
    )
  }
  return (
    <Section title={t('sandbox.title')} lead={t('sandbox.lead')} width="wide">
      <nav className={styles.contents} aria-label={t('sandbox.contents')}>
        {panelIds
          .filter((id) => id !== 'ledger' || state.ledger !== null)
          .map((id) => (
            <a key={id} href={`#${id}`}>
              {t(panelTitles[id])}
            </a>
          ))}
      </nav>
      <div className={styles.panels}>
        <PayPanel coins={coins} outcome={outcome} order={asked.order} />
        <AddressPanel outcome={outcome} coins={coins} />
        <WalletPanel address={asked.wallet} payments={state.payments} coins={coins} />
        <ScreeningPanel outcome={outcome} coins={coins} order={asked.order} />
        <WorldPanel outcome={outcome} world={state.world} />
        <SitePanel
          outcome={outcome}
          country={outcome?.country === undefined ? state.country : outcome.country}
          countries={state.countries}
          facts={state.facts}
        />
        <FiatPanel
          orders={state.fiatOrders}
          providers={state.world.providers
            .filter(({ kind }) => kind === 'fiat')
            .map(({ provider }) => provider)}
          outcome={outcome}
        />
        <MailPanel mails={state.mails} />
        <FundsPanel requests={state.fundsRequests} outcome={outcome} coins={coins} />
        <NamesPanel names={state.names} outcome={outcome} />
        {state.ledger === null ? null : <LedgerPanel ledger={state.ledger} />}
      </div>
    </Section>
  )
}

/** As a client page. */
export const sandboxPage = clientPage<Data>({
  name: 'sandbox-page',
  View: SandboxPage,
})
