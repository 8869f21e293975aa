import { Disclosure, dragScroll } from '@causeway/ui/primitives'
import { useTranslate } from '../../messages/index.ts'
import { filterMethods, filterRatings, type OfferChoice, toggleMethod } from './offer-filter.ts'
import styles from './offer-filters.module.css'
import { methodText, payByWords } from './offer-words.ts'

export type OfferFiltersProps = {
  readonly side: 'buy' | 'sell'
  readonly choice: OfferChoice
  readonly onChoose: (choice: OfferChoice) => void
  /** FastFilters_ABvariant: methods as chips above the offers; otherwise with the rating, behind a word (BUY-05). */
  readonly areFast: boolean
}

/** Which offers are shown: by how one pays, and by rating. They need a script; without, all offers are there. */
export function OfferFilters({ side, choice, onChoose, areFast }: OfferFiltersProps) {
  const t = useTranslate()
  const methods = <MethodChips side={side} choice={choice} onChoose={onChoose} />
  return (
    <div className={styles.filters}>
      {areFast ? methods : null}
      <Disclosure summary={t('fiat.filters')}>
        <div className={styles.more}>
          {areFast ? null : methods}
          <label className={styles.rating}>
            <span>{t('fiat.leastRating')}</span>
            <select
              value={choice.rating ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChoose({ ...choice, rating: value === '' ? null : Number(value) })
              }
            >
              {filterRatings.map((rating) => (
                <option key={rating} value={rating ?? ''}>
                  {rating === null
                    ? t('fiat.anyRating')
                    : t('fiat.ratingFrom', { rating: String(rating) })}
                </option>
              ))}
            </select>
          </label>
        </div>
      </Disclosure>
    </div>
  )
}

function MethodChips({ side, choice, onChoose }: Omit<OfferFiltersProps, 'areFast'>) {
  const t = useTranslate()
  return (
    <fieldset ref={dragScroll} className={styles.chips} aria-label={t(payByWords[side])}>
      {filterMethods.map((method) => (
        <button
          key={method}
          type="button"
          className={styles.chip}
          aria-pressed={choice.methods.includes(method)}
          onClick={() => onChoose(toggleMethod(choice, method))}
        >
          {methodText(t, method)}
        </button>
      ))}
    </fieldset>
  )
}
