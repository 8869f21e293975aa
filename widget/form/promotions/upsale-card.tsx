import { displayAmount } from '@causeway/core/money'
import { tickerLabel } from '@causeway/ui/money'
import { useTranslate } from '../../messages/index.ts'
import type { FormHold } from '../use-exchange-form.ts'
import styles from './upsale-card.module.css'

/**
 * Offers the guaranteed rate where it gives more than the floating one (CALC-21): on the processing page, to visitors of
 * the new estimation. One click takes it.
 */
export function UpsaleCard({
  hold: { state, coins, dispatch, needs },
}: {
  readonly hold: FormHold
}) {
  const t = useTranslate()
  const to = coins.get(state.to)
  const { upsale } = state
  // An offer comes by a browser's call: from here on there is a browser.
  if (upsale === null || to === undefined) return null
  const isOffered = needs.isUpsaleOffered === true && needs.readExperiments?.().estimation === 'new'
  if (!isOffered || state.category !== 'exchange' || state.isFixed) return null
  const ticker = tickerLabel(to)
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => dispatch({ kind: 'rateKindChosen', isFixed: true })}
    >
      <span className={styles.title}>
        {t('form.upsaleTitle', { amount: displayAmount(upsale.amountTo), ticker })}
      </span>
      <span>{t('form.upsaleText', { more: displayAmount(upsale.more), ticker })}</span>
    </button>
  )
}
