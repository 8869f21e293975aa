import { Sparkline } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import type { BuyingPage } from './buying-page.ts'
import styles from './buying-view.module.css'

/** What is to be known of the coin, and how its price went over the last day (PAGE-04). */
export function CoinFacts({ page }: { readonly page: BuyingPage }) {
  const t = useTranslate()
  const { about, course, to } = page
  const isDown = Number(course.at(-1)) < Number(course[0])
  const label = t('buying.courseTitle', { coin: to.fullName })
  return (
    <section className={styles.section} aria-labelledby="coin-title">
      <h2 id="coin-title" className={styles.title}>
        {label}
      </h2>
      {course.length < 2 ? null : (
        <div className={styles.course}>
          <Sparkline prices={course} label={label} isDown={isDown} width={560} height={120} />
        </div>
      )}
      {about.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}
