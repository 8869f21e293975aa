import { useTranslate } from '@causeway/widget/messages'
import { seoMeta } from '../../../seo/index.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { coinText } from '../../../seo-pages/coin-text.ts'
import { LinkList } from '../../../seo-pages/link-list.tsx'
import { SeoFrame } from '../../../seo-pages/seo-frame.tsx'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The way to every pair of a coin: what it can be exchanged for, and what can be exchanged to it. */
export default function ExchangePairsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { coin, gives, takes, text, trail } = loaderData
  const name = coinText(coin)
  return (
    <SeoFrame text={text} trail={trail}>
      <div className={styles.lists}>
        <LinkList
          id="gives"
          title={t('seo.exchangeFor', { coin: name })}
          links={gives.map((other) => ({
            path: addressOf.pair(coin, other),
            name: t('seo.pair', { from: name, to: coinText(other) }),
            codes: [other.code],
          }))}
        />
        <LinkList
          id="takes"
          title={t('seo.exchangeTo', { coin: name })}
          links={takes.map((other) => ({
            path: addressOf.pair(other, coin),
            name: t('seo.pair', { from: coinText(other), to: name }),
            codes: [other.code],
          }))}
        />
      </div>
    </SeoFrame>
  )
}
