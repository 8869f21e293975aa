import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import type { PayoutsProps } from '../payouts-data.ts'
import styles from './sections.module.css'

/** What was earned, by coin, what it is worth now, and what is still looked at. */
export function BalancesSection({ coins, money: { summary, worthUsd } }: PayoutsProps) {
  const t = useTranslate()
  const { balances, c2cTotalBalanceEstimate: estimate, f2cBalanceEstimate, held } = summary
  const worth = [
    ...(worthUsd === null ? [] : [{ currency: 'usd', amount: worthUsd }]),
    ...(estimate.btc === null ? [] : [{ currency: 'btc', amount: estimate.btc }]),
    ...(estimate.eth === null ? [] : [{ currency: 'eth', amount: estimate.eth }]),
  ]
  const usdt = coins.find(({ currency }) => currency === 'usdt20')?.ticker ?? ''
  return (
    <SettingsCard
      id="balances"
      title={t('earnPayouts.balancesTitle')}
      text={t('earnPayouts.balancesText')}
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t('earnPayouts.worth')}</dt>
          <dd>
            {worth.length === 0 ? t('earnPayouts.noPrices') : <Sums sums={worth} isEstimate />}
          </dd>
        </div>
        <div>
          <dt>{t('earnPayouts.fromExchanges')}</dt>
          <dd>{balances.length === 0 ? t('earnPayouts.nothing') : <Sums sums={balances} />}</dd>
        </div>
        <div>
          <dt>{t('earnPayouts.fromPurchases')}</dt>
          <dd>
            <AmountText amount={f2cBalanceEstimate.usdt20} ticker={usdt} />
          </dd>
        </div>
        {held.length === 0 ? null : (
          <div>
            <dt>{t('earnPayouts.held')}</dt>
            <dd>
              <Sums sums={held} />
              <p className={styles.hint}>{t('earnPayouts.heldText')}</p>
            </dd>
          </div>
        )}
      </dl>
    </SettingsCard>
  )
}

type SumsProps = {
  readonly sums: readonly { readonly currency: string; readonly amount: string }[]
  readonly isEstimate?: boolean
}

function Sums({ isEstimate = false, sums }: SumsProps) {
  return (
    <ul className={styles.sums}>
      {sums.map(({ amount, currency }) => (
        <li key={currency}>
          <AmountText amount={isEstimate ? `≈${amount}` : amount} ticker={currency.toUpperCase()} />
        </li>
      ))}
    </ul>
  )
}
