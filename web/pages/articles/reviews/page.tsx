import { Card, LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'
import { RatingFigures } from './rating-figures.tsx'
import { TagCounts } from './tag-counts.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const honesty = ['howWho', 'howWords', 'howPrivate'] as const

/** All ratings as figures, how they came about, and where else customers review the exchange. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { badge, reviews } = loaderData
  return (
    <Section title={t('reviews.title')} lead={t('reviews.lead')}>
      <div className={styles.body}>
        {reviews.average === null ? (
          <Notice title={t('reviews.emptyTitle')}>{t('reviews.emptyText')}</Notice>
        ) : (
          <Card look="outlined" roomy className={styles.card}>
            <RatingFigures average={reviews.average} count={reviews.count} rates={reviews.rates} />
            <TagCounts tags={reviews.tags} />
          </Card>
        )}
        <section className={styles.words}>
          <h2 className={styles.title}>{t('reviews.howTitle')}</h2>
          {honesty.map((key) => (
            <p key={key}>{t(`reviews.${key}`)}</p>
          ))}
        </section>
        {badge === null ? null : (
          <section className={styles.words}>
            <h2 className={styles.title}>{t('reviews.elsewhereTitle')}</h2>
            <p>{t('reviews.elsewhereText')}</p>
            <p>
              <LinkButton href={badge.url} target="_blank" rel="noopener" look="secondary">
                {badge.text}
              </LinkButton>
            </p>
          </section>
        )}
        <p>
          <LinkButton href={localPath('/')} size="large">
            {t('reviews.start')}
          </LinkButton>
        </p>
      </div>
    </Section>
  )
}
