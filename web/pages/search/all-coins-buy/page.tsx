import { seoMeta } from '../../../seo/index.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { CoinList } from '../../../seo-pages/coin-list.tsx'
import { SeoFrame } from '../../../seo-pages/seo-frame.tsx'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Every coin that can be bought, with its price of this moment and the way to its page (PAGE-04). */
export default function AllCoinsBuyPage({ loaderData }: Route.ComponentProps) {
  const { coins, filter, page, text, trail } = loaderData
  return (
    <SeoFrame text={text} trail={trail}>
      <CoinList
        coins={coins}
        filter={filter}
        page={page}
        path="/all-coins-buy"
        pathOf={addressOf.fiats}
      />
    </SeoFrame>
  )
}
