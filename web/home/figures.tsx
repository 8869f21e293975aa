import type { GlobalMarketReply } from '@causeway/api/contract'
import { LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './figures.module.css'

/**
 * Three figures that are true right now; the median is left out on days without a finished swap, and stays true while the
 * page is open: `showAdStats` writes it anew by the words that stand beside it (REF-01).
 */
export function Figures({ figures }: { readonly figures: GlobalMarketReply }) {
  const t = useTranslate()
  const { medianSwapSeconds: median, currencies, networks, lowestServiceFeePercent } = figures
  return (
    <dl className={styles.figures}>
      <div className={styles.figure} hidden={median === null}>
        <dt>{t('home.medianSwap')}</dt>
        <dd
          data-median-swap={t('home.seconds', { seconds: '{seconds}' })}
          data-median-swap-long={t('home.minutesSeconds', {
            minutes: '{minutes}',
            seconds: '{seconds}',
          })}
        >
          {median === null
            ? null
            : median < 60
              ? t('home.seconds', { seconds: median })
              : t('home.minutesSeconds', {
                  minutes: Math.floor(median / 60),
                  seconds: median % 60,
                })}
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>{t('home.onNetworks', { count: networks })}</dt>
        <dd>{t('home.coins', { count: currencies })}</dd>
      </div>
      <div className={styles.figure}>
        <dt>{t('home.lowestFee')}</dt>
        <dd>
          <LtrText>{t('home.percent', { sign: '', value: lowestServiceFeePercent })}</LtrText>
        </dd>
      </div>
    </dl>
  )
}
