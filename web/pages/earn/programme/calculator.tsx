import { AmountText } from '@causeway/ui/money'
import { Card, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { useIsHydrated } from '../../../account-settings/use-is-hydrated.ts'
import styles from './calculator.module.css'
import type { EarnData } from './earn-data.ts'
import { monthlyEarnings, percentOf, readTurnover, shareAt } from './monthly-earnings.ts'

/** What the slider chooses from, in US dollars. */
const turnovers = [
  ...['1000', '2500', '5000', '10000', '25000'],
  ...['50000', '100000', '250000', '500000', '1000000'],
]
const FIRST = '50000'

/** What a month's turnover would earn. */
export function Calculator({ terms }: Pick<EarnData, 'terms'>) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = useState(FIRST)
  const turnover = readTurnover(typed)
  const reached = turnovers.filter((each) => turnover !== null && BigInt(each) <= turnover).length
  const fee = t('earn.percent', { value: percentOf(terms.feeBps) })
  const share = t('earn.percent', { value: percentOf(shareAt(terms, turnover ?? 0n)) })
  return (
    <Card look="raised" roomy>
      <section className={styles.calculator} aria-labelledby="calculator">
        <h2 id="calculator" className={styles.title}>
          {t('earn.calculatorTitle')}
        </h2>
        <p className={styles.text}>{t('earn.calculatorText')}</p>
        <TextField
          label={t('earn.turnover')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={typed}
          disabled={!isHydrated}
          error={turnover === null ? t('earn.turnoverInvalid') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <input
          type="range"
          dir="ltr"
          className={styles.slider}
          aria-label={t('earn.turnoverSlider')}
          aria-valuetext={turnover === null ? undefined : `${turnover} USD`}
          min={0}
          max={turnovers.length - 1}
          value={Math.max(0, reached - 1)}
          disabled={!isHydrated}
          onChange={(event) => setTyped(turnovers[Number(event.currentTarget.value)] ?? FIRST)}
        />
        <p className={styles.label} id="earnings">
          {t('earn.earnings')}
        </p>
        <output className={styles.earnings} aria-labelledby="earnings">
          {turnover === null ? (
            '–'
          ) : (
            <AmountText amount={monthlyEarnings(terms, turnover)} ticker="USD" />
          )}
        </output>
        <p className={styles.text}>{t('earn.earningsBasis', { fee, share })}</p>
        <p className={styles.text}>{t('earn.earningsEstimate')}</p>
      </section>
    </Card>
  )
}
