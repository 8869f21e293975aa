import type { SeoPageReply } from '@causeway/api/contract'
import { Sparkline } from '@causeway/ui/money'
import { LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './page.module.css'
import type { PairNames } from './pair-facts.tsx'

export type CourseFigureProps = {
  readonly course: NonNullable<NonNullable<SeoPageReply['pair']>['course']>
  readonly names: PairNames
}

/** How the middle rate went lately, drawn on the server, with its ends in figures. */
export function CourseFigure({ course, names }: CourseFigureProps) {
  const t = useTranslate()
  const { days, highest, latest, lowest, points } = course
  // For the colour only.
  const isDown = Number(points.at(-1)) < Number(points[0])
  const title = t('seo.chartTitle', { ...names, count: days })
  const ends = [
    { name: t('seo.chartLowest'), rate: lowest },
    { name: t('seo.chartHighest'), rate: highest },
    { name: t('seo.chartNow'), rate: latest },
  ]
  return (
    <section className={styles.course} aria-labelledby="course-title">
      <h2 id="course-title" className={styles.title}>
        {title}
      </h2>
      <Sparkline prices={points} label={title} isDown={isDown} width={560} height={140} />
      <dl className={styles.ends}>
        {ends.map(({ name, rate }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <LtrText>{rate}</LtrText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
