import { AmountText } from '@causeway/ui/money'
import { Badge } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import table from '../../../../account-settings/data-table.module.css'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { formatDateTime } from '../../../../i18n/format-date-time.ts'
import type { PayoutsProps } from '../payouts-data.ts'
import styles from './sections.module.css'

const conversionWords = {
  progress: { text: 'earnPayouts.inProgress', tone: 'neutral' },
  finished: { text: 'earnPayouts.done', tone: 'good' },
  cancelled: { text: 'earnPayouts.cancelled', tone: 'bad' },
} as const

/** The latest conversions. */
export function ConversionsSection({ money: { conversions } }: PayoutsProps) {
  const t = useTranslate()
  return (
    <SettingsCard
      id="conversions"
      title={t('earnPayouts.conversionsTitle')}
      text={t('earnPayouts.conversionsText')}
    >
      {conversions.length === 0 ? (
        <p>{t('earnPayouts.conversionsNone')}</p>
      ) : (
        <section
          className={styles.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
          tabIndex={0}
          aria-label={t('earnPayouts.conversionsTitle')}
        >
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('earnPayouts.date')}</th>
                <th scope="col">{t('earnPayouts.convertedTo')}</th>
                <th scope="col" className={table.number}>
                  {t('earnPayouts.amount')}
                </th>
                <th scope="col">{t('earnPayouts.status')}</th>
              </tr>
            </thead>
            <tbody>
              {conversions.map(({ amount, createdAt, currency, id, status }) => (
                <tr key={id}>
                  <th scope="row" className={table.name}>
                    {formatDateTime(createdAt, t)}
                  </th>
                  <td>
                    <bdi dir="ltr">{currency.toUpperCase()}</bdi>
                  </td>
                  <td className={table.number}>
                    {amount === null ? null : (
                      <AmountText amount={amount} ticker={currency.toUpperCase()} />
                    )}
                  </td>
                  <td>
                    <Badge tone={conversionWords[status].tone}>
                      {t(conversionWords[status].text)}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </SettingsCard>
  )
}
