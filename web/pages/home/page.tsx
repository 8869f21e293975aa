import { Card } from '@causeway/ui/primitives'
import { createHttpCalls } from '@causeway/widget/client'
import { ExchangeForm } from '@causeway/widget/form'
import { useTranslate } from '@causeway/widget/messages'
import { seoMeta } from '../../seo/index.ts'
import { readUserMeta } from '../../user-meta/index.ts'
import type { Route } from './+types/page.ts'
import { Figures } from './figures.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './page.module.css'
import { PairList } from './pair-list.tsx'

const calls = createHttpCalls()

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The exchange form on its stage, what it costs and how long it takes, popular pairs, how it works. */
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
            <ExchangeForm
              key={`${start.from}-${start.to}-${start.amountFrom}`}
              calls={calls}
              readUserMeta={readUserMeta}
              currencies={currencies}
              initial={{ ...start, estimate }}
            />
          </Card>
          {figures === null ? null : <Figures figures={figures} />}
        </div>
      </div>
      {pairs.length === 0 ? null : <PairList pairs={pairs} />}
      <HowItWorks />
    </>
  )
}
