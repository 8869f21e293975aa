import { Card } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { LivePart } from '../../live-parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { Figures } from './figures.tsx'
import { homeExchange } from './home-exchange.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './page.module.css'
import { PairList } from './pair-list.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/**
 * The exchange form on its stage, what it costs and how long it takes, popular pairs, how it works. Only the form runs
 * scripts (`home-exchange.tsx`); whatever else here should react to people becomes a part of its own.
 */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { currencies, estimate, figures, pairs, start } = loaderData
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.headline}>{t('home.headline')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
          </div>
          <Card className={styles.form} id="exchange">
            <LivePart of={homeExchange} props={{ currencies, start: { ...start, estimate } }} />
          </Card>
          {figures === null ? null : <Figures figures={figures} />}
        </div>
      </div>
      {pairs.length === 0 ? null : <PairList pairs={pairs} />}
      <HowItWorks />
    </>
  )
}
