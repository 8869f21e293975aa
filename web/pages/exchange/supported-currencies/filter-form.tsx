import { Button, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type CoinFilter, coinFilterQuery } from '../../../coin-table/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import type { CoinStatus } from './coin-facts.ts'
import styles from './filter-form.module.css'

export type FilterFormProps = {
  readonly filter: CoinFilter
  /** The page of the table that shows without a filter. */
  readonly page: number
  readonly networks: readonly string[]
  readonly statuses: readonly CoinStatus[]
}

/** What to look for. A plain form that asks the server; the script answers it in the browser instead. */
export function FilterForm({ filter, page, networks, statuses }: FilterFormProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const path = localPath('/supported-currencies')
  return (
    <search aria-label={t('currencies.filters')}>
      <form action={path} className={styles.form} data-coins-form="q" data-coins-page={page}>
        <TextField
          className={styles.search}
          label={t('currencies.search')}
          hint={t('currencies.searchHint')}
          type="search"
          name="q"
          defaultValue={filter.query}
          maxLength={60}
          autoComplete="off"
        />
        <label className={styles.choice}>
          <span className={styles.label}>{t('currencies.network')}</span>
          <select name="network" className={styles.select} defaultValue={filter.network}>
            <option value="">{t('currencies.allNetworks')}</option>
            {networks.map((network) => (
              <option key={network}>{network}</option>
            ))}
          </select>
        </label>
        <label className={styles.choice}>
          <span className={styles.label}>{t('currencies.status')}</span>
          <select name="status" className={styles.select} defaultValue={filter.status}>
            <option value="">{t('currencies.anyStatus')}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(`currencies.${status}`)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.ticks}>
          <label className={styles.tick}>
            <input type="checkbox" name="memo" value="1" defaultChecked={filter.isMemoOnly} />
            {t('currencies.memo')}
          </label>
          <label className={styles.tick}>
            <input type="checkbox" name="fixed" value="1" defaultChecked={filter.isFixedOnly} />
            {t('currencies.fixed')}
          </label>
          <noscript>
            <Button type="submit" look="secondary">
              {t('currencies.apply')}
            </Button>
          </noscript>
          <a
            className={styles.reset}
            href={path}
            hidden={coinFilterQuery(filter) === ''}
            data-coins-reset
          >
            {t('currencies.reset')}
          </a>
        </div>
      </form>
    </search>
  )
}
