import { LinkButton, Notice, VisuallyHidden } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/index.ts'
import { LivePartScripts } from '../../live-parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { CoinCard } from './coin-card.tsx'
import { fitsCoinFilter } from './coin-filter.ts'
import { FilterForm } from './filter-form.tsx'
import { filteredCoin } from './filtered-coin.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/**
 * Every coin with its network, limits and status. The server hides what the address does not look for; where scripts run,
 * `filter-coins.wake.ts` goes on from there without asking again.
 */
export default function SupportedCurrenciesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { coins, filter } = loaderData
  const fitting = new Set(coins.filter((coin) => fitsCoinFilter(filteredCoin(coin), filter)))
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
            values={{ shown: fitting.size, total: coins.length }}
            tags={{ shown: (words) => <span data-coins-shown>{words}</span> }}
          />
        </p>
        <div hidden={fitting.size > 0} data-coins-empty>
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
        <h2>
          <VisuallyHidden>{t('currencies.list')}</VisuallyHidden>
        </h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list" className={styles.list} aria-label={t('currencies.list')}>
          {coins.map((coin) => (
            <CoinCard key={coin.ticker} coin={coin} isHidden={!fitting.has(coin)} />
          ))}
        </ul>
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
      <LivePartScripts of={{ name: 'filter-coins' }} />
    </>
  )
}
