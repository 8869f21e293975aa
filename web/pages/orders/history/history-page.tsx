import { LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { ExportPanel } from './export-panel.tsx'
import { FilterForm } from './filter-form.tsx'
import { FindOrder } from './find-order.tsx'
import { ForgetAll } from './forget-forms.tsx'
import { HistoryList } from './history-list.tsx'
import { ImportPanel } from './import-panel.tsx'
import styles from './page.module.css'
import { PageLinks } from './page-links.tsx'

type Data = DataOf<Route.ComponentProps>

/**
 * The orders of the account and those that this browser holds: by status, page by page (TRACK-06). A guest can have his
 * browser forget them; an account keeps its orders.
 */
function HistoryPage({ loaderData, actionData }: ViewData<Data>) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { filter, isSignedIn, number, orders, pagesCount } = loaderData
  const isEmpty = pagesCount === 0 && filter === null
  return (
    <Section
      title={t('history.title')}
      lead={t(isSignedIn ? 'history.leadSignedIn' : 'history.lead')}
    >
      <div className={styles.page}>
        {actionData ? (
          <Notice tone="good" announce="status">
            {actionData.message}
          </Notice>
        ) : null}
        {isEmpty ? (
          <div className={styles.empty}>
            <p>{t(isSignedIn ? 'history.emptySignedIn' : 'history.empty')}</p>
            <p>
              <LinkButton href={localPath('/')}>{t('history.start')}</LinkButton>
            </p>
          </div>
        ) : (
          <>
            <FilterForm filter={filter} />
            {orders.length === 0 ? (
              <p>{t(pagesCount === 0 ? 'history.emptyFiltered' : 'history.emptyPage')}</p>
            ) : (
              <HistoryList orders={orders} canForget={!isSignedIn} />
            )}
            <PageLinks filter={filter} number={number} pagesCount={pagesCount} />
            <ExportPanel filter={filter} />
          </>
        )}
        <FindOrder wanted={loaderData.wanted} />
        <ImportPanel />
        {isEmpty || isSignedIn ? null : <ForgetAll />}
      </div>
    </Section>
  )
}

/** As a client page. */
export const historyPage = clientPage<Data>({
  name: 'history-page',
  View: HistoryPage,
})
