import { tickerLabel } from '@causeway/ui/money'
import { Card } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Island } from '../islands/index.ts'
import { Section } from '../parts/section.tsx'
import { BuyingLinks } from './buying-links.tsx'
import type { BuyingPage } from './buying-page.ts'
import styles from './buying-view.module.css'
import { CoinFacts } from './coin-facts.tsx'
import { offersOfNow } from './offers-of-now.tsx'
import { Questions } from './questions.tsx'

const steps = ['compare', 'address', 'pay'] as const

/** What a purchase would bring now, how it goes, what people ask, and the way to other coins, money and countries. */
export function BuyingView({ page }: { readonly page: BuyingPage }) {
  const t = useTranslate()
  const { from, kind, now, place, placeName, query, to } = page
  const values = {
    coin: to.fullName,
    ticker: tickerLabel(to),
    fiat: tickerLabel(from),
    amount: query.amount,
    place: placeName,
  }
  return (
    <Section
      title={t(`buying.${kind}Title`, values)}
      lead={t(kind === 'landing' ? 'buying.landingLead' : 'buying.pairLead', values)}
      width="wide"
    >
      <div className={styles.columns}>
        <Card look="outlined" className={styles.offers}>
          <Island
            key={JSON.stringify(query)}
            of={offersOfNow}
            props={{ from, to, place, placeName, query, now }}
          />
        </Card>
        <div className={styles.words}>
          <section aria-labelledby="how-title">
            <h2 id="how-title" className={styles.title}>
              {t('buying.howTitle')}
            </h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  <h3 className={styles.name}>{t(`buying.${step}Title`)}</h3>
                  <p className={styles.text}>{t(`buying.${step}Text`)}</p>
                </li>
              ))}
            </ol>
          </section>
          <Questions />
        </div>
      </div>
      <CoinFacts page={page} />
      <BuyingLinks page={page} />
    </Section>
  )
}
