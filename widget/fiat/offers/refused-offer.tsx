import type { FiatOfferOut } from '@causeway/api/contract'
import { displayAmount, displayAmountRoundedUp } from '@causeway/core/money'
import { tickerLabel } from '@causeway/ui/money'
import type { FormHold } from '../../form/index.ts'
import { useLanguageTag, useTranslate } from '../../messages/index.ts'
import styles from './offer-card.module.css'
import { OfferHead } from './offer-card.tsx'
import { coinOf, fiatOf, type OfferScene } from './offer-scene.ts'
import { offerErrorText } from './offer-words.ts'

export type RefusedOfferProps = {
  readonly offer: FiatOfferOut
  readonly error: NonNullable<FiatOfferOut['error']>
  readonly scene: OfferScene
  readonly hold: FormHold
}

/** A provider that makes no offer: why, and what can be done about it (BUY-08). */
export function RefusedOffer({ offer, error, scene, hold }: RefusedOfferProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  const facts = {
    provider: offer.name,
    coin: tickerLabel(coinOf(scene)),
    fiat: tickerLabel(fiatOf(scene)),
    place: scene.place,
    language,
  }
  return (
    <li className={styles.refused} data-error={error.type}>
      <OfferHead offer={offer} />
      <p>{offerErrorText(t, error, facts)}</p>
      <NextStep error={error} scene={scene} hold={hold} />
    </li>
  )
}

function NextStep({ error, scene, hold }: Pick<RefusedOfferProps, 'error' | 'scene' | 'hold'>) {
  const t = useTranslate()
  const { min, max } = error.details
  const ticker = tickerLabel(scene.from)
  const set = (amount: string) => hold.dispatch({ kind: 'boundChosen', side: 'from', amount })
  switch (error.type) {
    case 'limits':
      return (
        <p className={styles.steps}>
          {min === null ? null : (
            <button
              type="button"
              className={styles.step}
              onClick={() => set(displayAmountRoundedUp(min))}
            >
              {t('fiat.limitMin', { amount: displayAmountRoundedUp(min), ticker })}
            </button>
          )}
          {max === null ? null : (
            <button type="button" className={styles.step} onClick={() => set(displayAmount(max))}>
              {t('fiat.limitMax', { amount: displayAmount(max), ticker })}
            </button>
          )}
        </p>
      )
    case 'timeout':
    case 'unavailable':
    case 'others':
      return (
        <p className={styles.steps}>
          <button
            type="button"
            className={styles.step}
            onClick={() => hold.dispatch({ kind: 'askedAgain' })}
          >
            {t('common.tryAgain')}
          </button>
        </p>
      )
    case 'currency':
      return <p className={styles.hint}>{t('fiat.otherCoin')}</p>
    case 'country':
      return <p className={styles.hint}>{t('fiat.otherPlace')}</p>
  }
}
