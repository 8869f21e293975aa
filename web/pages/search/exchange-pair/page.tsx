import { Card } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { homeExchange } from '../../../exchange-form/home-exchange.tsx'
import { Island } from '../../../islands/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { coinText } from '../../../seo-pages/coin-text.ts'
import { LinkList } from '../../../seo-pages/link-list.tsx'
import { SeoFrame } from '../../../seo-pages/seo-frame.tsx'
import { AskedQuestions, HowSteps, MoreWords } from '../../../seo-pages/text-part.tsx'
import type { Route } from './+types/page.ts'
import { AmountTable } from './amount-table.tsx'
import { CourseFigure } from './course-figure.tsx'
import styles from './page.module.css'
import { PairFacts } from './pair-facts.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** A pair's own page (PAGE-04): its form, what is true of it at this moment, how it goes, and the way to other pairs. */
export default function ExchangePairPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { form, from, related, text, to, trail } = loaderData
  const names = { from: coinText(from), to: coinText(to) }
  const { pair } = text
  return (
    <SeoFrame text={text} trail={trail}>
      <div className={styles.columns}>
        <Card className={styles.form} id="exchange">
          <Island of={homeExchange} props={form} />
        </Card>
        {pair === null ? null : (
          <div className={styles.facts}>
            <PairFacts pair={pair} names={names} />
            {pair.course === null ? null : <CourseFigure course={pair.course} names={names} />}
          </div>
        )}
      </div>
      <div className={styles.parts}>
        {pair === null || pair.amounts.length === 0 ? null : (
          <AmountTable amounts={pair.amounts} names={names} />
        )}
        <HowSteps text={text} title={t('seo.howTitle', names)} />
        <MoreWords text={text} title={t('seo.aboutTitle')} />
        <AskedQuestions text={text} />
        <LinkList
          id="related"
          title={t('seo.relatedTitle')}
          links={[
            ...related.map((each) => ({
              path: addressOf.pair(each.from, each.to),
              name: t('seo.pair', { from: coinText(each.from), to: coinText(each.to) }),
              codes: [each.from.code, each.to.code],
            })),
            ...[from, to].map((coin) => ({
              path: addressOf.pairs(coin),
              name: t('seo.allPairs', { coin: coinText(coin) }),
              codes: [coin.code],
            })),
          ]}
        />
      </div>
    </SeoFrame>
  )
}
