import { useTranslate } from '@causeway/widget/messages'
import styles from '../../../account-settings/data-table.module.css'
import { SettingsCard } from '../../../account-settings/settings-card.tsx'
import { formatDate } from '../../../i18n/format-date-time.ts'
import type { SectionProps } from './api-data.ts'

/** The customers that this partner's orders name. */
export function SubaccountsSection({ subaccounts }: SectionProps) {
  const t = useTranslate()
  return (
    <SettingsCard
      id="subaccounts"
      title={t('accountApi.subaccountsTitle')}
      text={t('accountApi.subaccountsText')}
    >
      {subaccounts.length === 0 ? (
        <p>{t('accountApi.subaccountsNone')}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>{t('accountApi.subaccountsCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('accountApi.subaccount')}</th>
              <th scope="col" className={styles.number}>
                {t('accountApi.orders')}
              </th>
              <th scope="col">{t('accountApi.lastOrder')}</th>
            </tr>
          </thead>
          <tbody>
            {subaccounts.map(({ id, lastOrderAt, orders }) => (
              <tr key={id}>
                <th scope="row" className={styles.name}>
                  <bdi>{id}</bdi>
                </th>
                <td className={styles.number}>{orders}</td>
                <td>{formatDate(lastOrderAt, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SettingsCard>
  )
}
