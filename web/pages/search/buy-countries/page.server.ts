import { answerBody } from '../../../answer-body.ts'
import { usualFiat } from '../../../buying/usual-purchase.ts'
import { countriesByName } from '../../../countries-by-name.server.ts'
import { pageContext } from '../../../load-context.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { linkedCoin } from '../../../seo-pages/coin-text.ts'
import { coinOf, keepSmall, loadSeo } from '../../../seo-pages/load-seo.server.ts'
import type { Route } from './+types/page.ts'

/** Every country that a coin can be bought in, by its name in the page's language (PAGE-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  keepSmall(`/buy-countries/${params.coin}`)
  const currencies = answerBody(await page.calls.currencies())
  const coin = coinOf(currencies, params.coin)
  const loaded = await loadSeo(page, {
    type: 'buy-countries',
    fromAndTo: coin.ticker,
    country: 'all',
    path: addressOf.countries(coin),
    above: (t) => [{ name: t('seo.buyCoins'), path: '/all-coins-buy' }],
  })
  const countries = countriesByName(page.language).map((country) => ({
    ...country,
    fiat: usualFiat(country.code),
  }))
  return { ...loaded, coin: linkedCoin(coin), countries }
}
