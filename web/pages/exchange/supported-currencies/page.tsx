import { LinkButton, Notice, VisuallyHidden } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import { CoinPageLinks, coinFilterQuery, visibleCoins } from '../../../coin-table/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { IslandScripts } from '../../../islands/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { CoinRow, filteredCoin } from './coin-row.tsx'
import { FilterForm } from './filter-form.tsx'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/**
 * Every coin with its network, limits and status. The server hides what the address does not look for; where scripts run,
 * the table's own script goes on from there without asking again.
 */
export default function SupportedCurrenciesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { coins, filter, page } = loaderData
  const visible = visibleCoins(coins, { filter, page, filteredCoin })
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.column}>
          <h1 className={styles.headline}>{t('currencies.title')}</h1>
          <p className={styles.lead}>{t('currencies.lead')}</p>
        </div>
      </div>
      <div className={styles.column}>
        <FilterForm {...loaderData} />
        <p role="status" className={styles.shown}>
          <Phrase
            id="currencies.shown"
            values={{ shown: visible.size, total: coins.length }}
            tags={{ shown: (words) => <span data-coins-shown>{words}</span> }}
          />
        </p>
        <div hidden={visible.size > 0} data-coins-empty>
          <Notice title={t('currencies.emptyTitle')}>
            <p>{t('currencies.emptyText')}</p>
            <p>
              <LinkButton
                href={localPath('/supported-currencies')}
                look="secondary"
                data-coins-reset
              >
                {t('currencies.reset')}
              </LinkButton>
            </p>
          </Notice>
        </div>
        <table className={styles.table} hidden={visible.size === 0} data-coins-table="">
          <caption>
            <VisuallyHidden>{t('currencies.list')}</VisuallyHidden>
          </caption>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{t('currencies.columnCoin')}</th>
              <th scope="col">{t('currencies.network')}</th>
              <th scope="col">{t('currencies.limits')}</th>
              <th scope="col">{t('currencies.status')}</th>
              <th scope="col">
                <VisuallyHidden>{t('currencies.columnMore')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {coins.map((coin) => (
              <CoinRow key={coin.ticker} coin={coin} isHidden={!visible.has(coin)} />
            ))}
          </tbody>
        </table>
        <CoinPageLinks
          path="/supported-currencies"
          page={page}
          total={coins.length}
          isHidden={coinFilterQuery(filter) !== ''}
        />
        <div className={styles.notes}>
          <section>
            <h2 className={styles.title}>{t('currencies.limitsTitle')}</h2>
            <p>{t('currencies.limitsText')}</p>
          </section>
          <section>
            <h2 className={styles.title}>{t('currencies.memoTitle')}</h2>
            <p>{t('currencies.memoText')}</p>
          </section>
        </div>
      </div>
      <IslandScripts of={{ name: 'filter-coins' }} />
    </>
  )
}
