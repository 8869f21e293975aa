import { type ConversionCurrency, conversionCurrencies } from '@causeway/core/affiliates'
import { AmountText } from '@causeway/ui/money'
import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import type { PayoutsProps } from '../payouts-data.ts'
import styles from './sections.module.css'

/** Everything that exchanges earned, in one coin. */
export function ConvertSection(props: PayoutsProps) {
  const t = useTranslate()
  const { calls, money, refresh } = props
  const { convertProgressStatus, convertedAmount } = money.summary
  const { isPending, outcome, run } = useChange()
  const isConverting = convertProgressStatus === 'progress'
  const convert = (currency: ConversionCurrency) =>
    run(async () => {
      const answer = await calls.affiliateConvertAll({ currency })
      await refresh()
      return callOutcome(answer, t('earnPayouts.convertStarted'))
    })
  return (
    <SettingsCard
      id="convert"
      title={t('earnPayouts.convertTitle')}
      text={t('earnPayouts.convertText')}
    >
      <div role="status">
        {isConverting ? <Notice>{t('earnPayouts.converting')}</Notice> : null}
      </div>
      <ul className={styles.coins}>
        {conversionCurrencies.map((currency) => (
          <Target
            key={currency}
            {...props}
            currency={currency}
            isBusy={isPending}
            onConvert={() => convert(currency)}
          />
        ))}
      </ul>
      {/* While it runs, that it began says nothing more. */}
      {isConverting || !outcome?.isDone ? <OutcomeNotice outcome={outcome} /> : null}
      {convertedAmount === null ? null : (
        <dl className={styles.facts}>
          <div>
            <dt>{t('earnPayouts.lastConversion')}</dt>
            <dd>
              <AmountText
                amount={convertedAmount.amount}
                ticker={convertedAmount.currency.toUpperCase()}
              />
            </dd>
          </div>
        </dl>
      )}
    </SettingsCard>
  )
}

type TargetProps = PayoutsProps & {
  readonly currency: ConversionCurrency
  readonly isBusy: boolean
  readonly onConvert: () => unknown
}

function Target({ currency, isBusy, money, onConvert, status }: TargetProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { statuses, summary } = money
  const coin = currency.toUpperCase()
  const estimate = summary.readyToConvert[currency]
  const can = currency === 'btc' ? statuses.canConvertAllToBtc : statuses.canConvertAllToEth
  const isConverting = summary.convertProgressStatus === 'progress'
  const refusal = isConverting
    ? t('earnPayouts.wait')
    : can && status === 'approved'
      ? null
      : t('earnPayouts.convertNothing', { coin })
  return (
    <li className={styles.coin}>
      {estimate === null || refusal !== null ? null : (
        <dl className={styles.facts}>
          <div>
            <dt>{t('earnPayouts.youGet')}</dt>
            <dd>
              <AmountText amount={`≈${estimate}`} ticker={coin} />
            </dd>
          </div>
        </dl>
      )}
      <div>
        <Button
          look="secondary"
          busy={isBusy}
          waitsFor={isHydrated ? refusal : t('common.stillLoading')}
          onClick={onConvert}
        >
          {t('earnPayouts.convertTo', { coin })}
        </Button>
      </div>
      {refusal === null || isConverting ? null : <p className={styles.hint}>{refusal}</p>}
    </li>
  )
}
