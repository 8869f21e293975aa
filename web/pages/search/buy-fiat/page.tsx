import { tickerLabel } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
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

/** What to buy a coin with: a link for each money, to the offers in it. */
export default function BuyFiatPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { coin, fiats, text, trail } = loaderData
  const name = coinText(coin)
  return (
    <SeoFrame text={text} trail={trail}>
      <div className={styles.lists}>
        <LinkList
          id="fiats"
          title={t('seo.fiatsTitle')}
          areShort
          links={fiats.map((fiat) => ({
            path: addressOf.purchase(coin, fiat.ticker),
            name: tickerLabel(fiat),
          }))}
        />
        <MoreWords text={text} title={t('seo.aboutCoin', { coin: coin.fullName })} />
        <LinkList
          id="ways"
          title={t('seo.popularTitle')}
          links={[
            { path: addressOf.countries(coin), name: t('seo.byCountry', { coin: name }) },
            { path: addressOf.pairs(coin), name: t('seo.exchangeInstead', { coin: name }) },
          ]}
        />
      </div>
    </SeoFrame>
  )
}
