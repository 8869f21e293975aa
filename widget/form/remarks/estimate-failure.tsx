import type { MessageKey } from '@causeway/content/messages'
import { tickerLabel } from '@causeway/ui/money'
import { useTranslate } from '../../messages/index.ts'
import styles from '../rate/rate-row.module.css'
import type { FormFailure } from '../state/form-failure.ts'
import type { RemarkProps } from './remark-props.ts'

const words = {
  network_unreachable: 'form.networkUnreachable',
  price_moving: 'form.priceMoving',
  price_paused: 'form.pricePaused',
  out_of_stock: 'form.outOfStock',
  pair_halted: 'form.pairHalted',
  rate_limited: 'form.rateLimited',
  currency_disabled: 'form.currencyDisabled',
  refused: 'form.noEstimate',
} as const satisfies Record<FormFailure['code'], MessageKey>

/** Why there is no rate, and what to do about it. */
export function EstimateFailure({ hold, to }: RemarkProps) {
  const t = useTranslate()
  const { failure, isOnline } = hold.state
  if (!isOnline) return <div role="alert">{t('form.offline')}</div>
  if (failure === null) return null
  const coin = failure.coin === null ? undefined : hold.coins.get(failure.coin)
  return (
    <div role="alert">
      {t(words[failure.code], { ticker: coin === undefined ? to : tickerLabel(coin) })}{' '}
      <button
        type="button"
        className={styles.choice}
        onClick={() => hold.dispatch({ kind: 'askedAgain' })}
      >
        {t('common.tryAgain')}
      </button>
    </div>
  )
}
