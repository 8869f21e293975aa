import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import type { ApiData, SectionProps } from '../api-data.ts'
import styles from './earnings-section.module.css'
import { EarningsTable } from './earnings-table.tsx'

const BPS_IN_PERCENT = 100

/** What the account earns as a partner: its terms, what is not paid out yet, and each day's orders. */
export function EarningsSection({ earnings }: SectionProps) {
  const t = useTranslate()
  return (
    <SettingsCard
      id="earnings"
      title={t('accountApi.earningsTitle')}
      text={t('accountApi.earningsText')}
    >
      {earnings === null ? null : <Earnings earnings={earnings} />}
    </SettingsCard>
  )
}

type EarningsProps = { readonly earnings: NonNullable<ApiData['earnings']> }

function Earnings({ earnings }: EarningsProps) {
  const t = useTranslate()
  const terms = [
    [t('accountApi.feeShare'), earnings.feeShareBps],
    [t('accountApi.maximumCommission'), earnings.maximumCommissionBps],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {terms.map(([name, bps]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{bps / BPS_IN_PERCENT} %</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('accountApi.balance')}</dt>
          <dd>
            <Balances earnings={earnings} />
          </dd>
        </div>
      </dl>
      {earnings.balances.length === 0 ? null : <p>{t('accountApi.balanceText')}</p>}
      <EarningsTable rows={earnings.rows} isWhole={earnings.isWhole} />
    </>
  )
}

function Balances({ earnings: { balances } }: EarningsProps) {
  const t = useTranslate()
  if (balances.length === 0) return t('accountApi.balanceNone', { field: 'commissionBps' })
  return (
    <ul className={styles.balances}>
      {balances.map(({ amount, currency }) => (
        <li key={currency}>
          <AmountText amount={amount} ticker={currency.toUpperCase()} />
        </li>
      ))}
    </ul>
  )
}
