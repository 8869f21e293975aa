import type { GlobalMarketReply } from '@causeway/api/contract'
import { Card } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type HomeExchangeProps, homeExchange } from '../exchange-form/home-exchange.tsx'
import { Island } from '../islands/index.ts'
import { AlertSection } from '../overlays/index.ts'
import { Figures } from './figures.tsx'
import styles from './home-view.module.css'
import { HowItWorks } from './how-it-works.tsx'
import type { PopularPair } from './pair-list.tsx'
import { PairList } from './pair-list.tsx'

export type HomeViewProps = {
  readonly form: HomeExchangeProps
  readonly figures: GlobalMarketReply | null
  readonly pairs: readonly PopularPair[]
}

/**
 * The exchange form on its stage, what it costs and how long it takes, popular pairs, how it works. Only the form runs
 * scripts; whatever else here should react to people becomes a part of its own.
 */
export function HomeView({ form, figures, pairs }: HomeViewProps) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.headline}>{t('home.headline')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
          </div>
          <Card className={styles.form} id="exchange">
            <AlertSection name="exchange" />
            <Island of={homeExchange} props={form} />
          </Card>
          {figures === null ? null : <Figures figures={figures} />}
        </div>
      </div>
      {pairs.length === 0 ? null : <PairList pairs={pairs} />}
      <HowItWorks />
    </>
  )
}
