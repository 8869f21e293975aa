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

/** Where to buy a coin: a link for each country, to the offers there in its own money. */
export default function BuyCountriesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { coin, countries, text, trail } = loaderData
  const name = coinText(coin)
  return (
    <SeoFrame text={text} trail={trail}>
      <div className={styles.lists}>
        <LinkList
          id="countries"
          title={t('seo.countriesTitle')}
          links={countries.map((country) => ({
            path: addressOf.purchase(coin, country.fiat, country.code),
            name: country.name,
          }))}
        />
        <MoreWords text={text} title={t('seo.aboutCoin', { coin: coin.fullName })} />
        <LinkList
          id="ways"
          title={t('seo.popularTitle')}
          links={[
            { path: addressOf.fiats(coin), name: t('seo.byFiat', { coin: name }) },
            { path: addressOf.pairs(coin), name: t('seo.exchangeInstead', { coin: name }) },
          ]}
        />
      </div>
    </SeoFrame>
  )
}
