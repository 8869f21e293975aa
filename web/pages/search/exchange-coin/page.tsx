import { Card } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { homeExchange } from '../../../exchange-form/home-exchange.tsx'
import { Island } from '../../../islands/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { coinText } from '../../../seo-pages/coin-text.ts'
import { LinkList } from '../../../seo-pages/link-list.tsx'
import { SeoFrame } from '../../../seo-pages/seo-frame.tsx'
import { MoreWords } from '../../../seo-pages/text-part.tsx'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** A coin's own page: the form that begins with it, what is to be known of it, and its pairs. */
export default function ExchangeCoinPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { coin, form, isBought, others, popular, text, trail } = loaderData
  const name = coinText(coin)
  const more = [
    { path: addressOf.pairs(coin), name: t('seo.allPairs', { coin: name }) },
    ...(isBought
      ? [
          { path: addressOf.fiats(coin), name: t('seo.byFiat', { coin: name }) },
          { path: addressOf.countries(coin), name: t('seo.byCountry', { coin: name }) },
        ]
      : []),
  ]
  return (
    <SeoFrame text={text} trail={trail}>
      <div className={styles.columns}>
        <Card className={styles.form} id="exchange">
          <Island of={homeExchange} props={form} />
        </Card>
        <div className={styles.words}>
          <LinkList
            id="popular"
            title={t('seo.popularTitle')}
            links={[
              ...popular.map((other) => ({
                path: addressOf.pair(coin, other),
                name: t('seo.pair', { from: name, to: coinText(other) }),
                codes: [coin.code, other.code],
              })),
              ...more,
            ]}
          />
          <MoreWords text={text} title={t('seo.aboutCoin', { coin: coin.fullName })} />
        </div>
      </div>
      <div className={styles.all}>
        <LinkList
          id="others"
          title={t('seo.exchangeFor', { coin: name })}
          restName={t('seo.allPairs', { coin: name })}
          links={others.map((other) => ({
            path: addressOf.pair(coin, other),
            name: other.fullName,
            codes: [other.code],
          }))}
        />
      </div>
    </SeoFrame>
  )
}
