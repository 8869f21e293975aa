import type { Translate } from '@causeway/content/messages'
import type { PayoutCurrency } from '@causeway/core/affiliates'
import { AddressText, AmountText } from '@causeway/ui/money'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import { formatDateTime } from '../../../../i18n/format-date-time.ts'
import type { PayoutCoin, PayoutsProps } from '../payouts-data.ts'
import styles from './sections.module.css'

/** Each coin's balance with what a payout of it takes, and the button that requests one. */
export function PayoutSection(props: PayoutsProps) {
  const t = useTranslate()
  const { calls, coins, money, paysMonthly, refresh } = props
  const { conversions, payouts } = money.running
  const { isPending, outcome, run } = useChange()
  const pay = (currency: PayoutCurrency) =>
    run(async () => {
      const answer = await calls.affiliatePayout({ currency })
      await refresh()
      return callOutcome(answer, t('earnPayouts.payoutStarted'))
    })
  return (
    <SettingsCard
      id="payout"
      title={t('earnPayouts.payoutTitle')}
      text={t('earnPayouts.payoutText')}
    >
      {paysMonthly ? <p>{t('earnPayouts.paysMonthly')}</p> : null}
      <dl className={styles.facts} aria-live="polite">
        <div>
          <dt>{t('earnPayouts.running')}</dt>
          <dd>
            {conversions + payouts === 0 ? t('earnPayouts.runningNone') : null}
            {conversions === 0 ? null : (
              <p>{t('earnPayouts.runningConversions', { number: conversions })}</p>
            )}
            {payouts === 0 ? null : <p>{t('earnPayouts.runningPayouts', { number: payouts })}</p>}
          </dd>
        </div>
      </dl>
      <ul className={styles.coins}>
        {coins.map((coin) => (
          <Coin
            key={coin.currency}
            {...props}
            coin={coin}
            isBusy={isPending}
            onPay={() => pay(coin.currency)}
          />
        ))}
      </ul>
      <OutcomeNotice outcome={outcome} />
    </SettingsCard>
  )
}

type CoinProps = PayoutsProps & {
  readonly coin: PayoutCoin
  readonly isBusy: boolean
  readonly onPay: () => unknown
}

function Coin({ isBusy, onPay, ...props }: CoinProps) {
  const { coin, money, status } = props
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { summary } = money
  const { currency, label, ticker } = coin
  const address = summary.payoutAddresses[currency]
  const figures = [
    ['ready', summary.readyToPayout[currency]],
    ['minimum', summary.minWithdrawAmount[currency]],
    ['fee', summary.withdrawFee[currency]],
  ] as const
  const refusal =
    summary.withdrawAvailable[currency] && status === 'approved' ? null : whyNot(t, coin, props)
  return (
    <li className={styles.coin}>
      <h3 className={styles.coinTitle}>
        <bdi dir="ltr">{label}</bdi>
      </h3>
      <dl className={styles.figures}>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`earnPayouts.${name}`)}</dt>
            <dd>
              <AmountText amount={amount} ticker={ticker} />
            </dd>
          </div>
        ))}
      </dl>
      {address === null ? null : <AddressText address={address} />}
      <div>
        <Button
          busy={isBusy}
          waitsFor={isHydrated ? refusal : t('common.stillLoading')}
          onClick={onPay}
        >
          {t('earnPayouts.payOut', { coin: label })}
        </Button>
      </div>
      {refusal === null ? null : <p className={styles.hint}>{refusal}</p>}
    </li>
  )
}

/** What has to come about before a coin can be paid out. */
function whyNot(
  t: Translate,
  { currency, label }: PayoutCoin,
  { money: { running, summary }, status }: Pick<PayoutsProps, 'money' | 'status'>,
): string {
  const { payoutAddresses } = summary
  const usableAt = payoutAddresses.usableAt[currency]
  if (status !== 'approved') return t('earnPayouts.askSupport')
  if (payoutAddresses[currency] === null) return t('earnPayouts.addressNeeded', { coin: label })
  if (usableAt !== null) {
    return t('earnPayouts.lockedUntil', { date: formatDateTime(usableAt, t) })
  }
  return t(running.conversions + running.payouts === 0 ? 'earnPayouts.notYet' : 'earnPayouts.wait')
}
