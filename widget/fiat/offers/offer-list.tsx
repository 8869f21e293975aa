import { VisuallyHidden } from '@causeway/ui/primitives'
import { useEffect, useEffectEvent, useState } from 'react'
import { type FormHold, lacksState } from '../../form/index.ts'
import { useTranslate } from '../../messages/index.ts'
import { AwaitedOffers } from './awaited-offers.tsx'
import { OfferCard } from './offer-card.tsx'
import { anyOffer, filterOffers } from './offer-filter.ts'
import { OfferFilters } from './offer-filters.tsx'
import styles from './offer-list.module.css'
import type { OfferScene } from './offer-scene.ts'
import { RefusedOffer } from './refused-offer.tsx'

export type OfferListProps = {
  readonly hold: FormHold
  readonly scene: OfferScene
  /** How many providers are asked, so that places are kept for those that have not answered. */
  readonly providers: number
}

/** All offers as they come, sorted, with what is known of each (BUY-03 to BUY-05): the aggregator-step. */
export function OfferList({ hold, scene, providers }: OfferListProps) {
  const t = useTranslate()
  const [choice, setChoice] = useState(anyOffer)
  const areFast = useFastFilters(hold)
  const { offers, failure, place, typed } = hold.state
  const shown = filterOffers(offers.answers, choice)
  const count = offers.answers.filter(({ error }) => error === null).length
  // Nothing can be asked yet, so there is nothing to choose between.
  if (lacksState(place)) return null
  // The server's page keeps the places too: asking begins with the script.
  const isAwaited = !offers.areAll && failure === null && /[1-9]/.test(typed)
  const awaited = isAwaited ? Math.max(0, providers - offers.answers.length) : 0
  return (
    <section className={styles.offers} aria-labelledby="offers-title" aria-busy={awaited > 0}>
      <h2 className={styles.title} id="offers-title">
        {t('fiat.offersTitle')}
      </h2>
      <OfferFilters side={scene.side} choice={choice} onChoose={setChoice} areFast={areFast} />
      <VisuallyHidden role="status">
        {awaited === 0 && offers.areAll ? t('fiat.offersFound', { count }) : ''}
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ol className={styles.list} role="list">
        {shown.map((offer) =>
          offer.error === null ? (
            <OfferCard key={offer.providerId} offer={offer} scene={scene} />
          ) : (
            <RefusedOffer
              key={offer.providerId}
              offer={offer}
              error={offer.error}
              scene={scene}
              hold={hold}
            />
          ),
        )}
        <AwaitedOffers first={shown.length} count={awaited} />
      </ol>
      {shown.length > 0 || !offers.areAll ? null : (
        <div className={styles.empty}>
          {offers.answers.length > 0 ? (
            <>
              <p>{t('fiat.errorMethod')}</p>
              <button type="button" className={styles.all} onClick={() => setChoice(anyOffer)}>
                {t('fiat.showAll')}
              </button>
            </>
          ) : (
            <p>{t('fiat.noOffers')}</p>
          )}
        </div>
      )}
      {count === 0 ? null : <p className={styles.order}>{t('fiat.whyThisOrder')}</p>}
    </section>
  )
}

/** FastFilters_ABvariant (BUY-05): on unless the cookie says `old`; only a browser can read it. */
function useFastFilters({ needs }: FormHold): boolean {
  const [areFast, setFast] = useState(true)
  const read = useEffectEvent(() => setFast(needs.readExperiments?.().fastFilters !== 'old'))
  useEffect(() => read(), [])
  return areFast
}
