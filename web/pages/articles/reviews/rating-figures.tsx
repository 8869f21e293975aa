import type { ReviewsReply } from '@causeway/api/contract'
import { Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './page.module.css'

export type RatingFiguresProps = {
  /** "4.6" */
  readonly average: string
  readonly count: number
  /** 5 first. */
  readonly rates: ReviewsReply['rates']
}

/** The average, and how many gave each number of stars. */
export function RatingFigures({ average, count, rates }: RatingFiguresProps) {
  const t = useTranslate()
  return (
    <>
      <div>
        <p className={styles.average}>{t('reviews.average', { average })}</p>
        <p className={styles.soft}>{t('reviews.count', { count })}</p>
      </div>
      <div>
        <h2 className={styles.title}>{t('reviews.spreadTitle')}</h2>
        <dl className={styles.spread}>
          {rates.map((each) => (
            <div key={each.rate} className={styles.row}>
              <dt className={styles.stars}>
                {t('reviews.stars', { count: each.rate })}
                <Icon name="star" size={16} />
              </dt>
              <dd className={styles.number}>
                <progress
                  className={styles.bar}
                  max={count}
                  value={each.count}
                  aria-hidden="true"
                />
                {t('reviews.ratings', { count: each.count })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
