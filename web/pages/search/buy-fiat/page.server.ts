import { answerBody } from '../../../answer-body.ts'
import { pageContext } from '../../../load-context.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { linkedCoin } from '../../../seo-pages/coin-text.ts'
import { coinOf, keepSmall, loadSeo } from '../../../seo-pages/load-seo.server.ts'
import type { Route } from './+types/page.ts'

/** Every money that a coin can be bought with (PAGE-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  keepSmall(`/buy-fiat/${params.coin}`)
  const currencies = answerBody(await page.calls.currencies())
  const coin = coinOf(currencies, params.coin)
  const loaded = await loadSeo(page, {
    type: 'buy-fiat',
    fromAndTo: coin.ticker,
    country: 'all',
    path: addressOf.fiats(coin),
    above: (t) => [{ name: t('seo.buyCoins'), path: '/all-coins-buy' }],
  })
  const fiats = currencies
    .filter(({ isFiat, isWebEnabled }) => isFiat && isWebEnabled)
    .map(({ ticker, code, fullName }) => ({ ticker, code, fullName }))
  return { ...loaded, coin: linkedCoin(coin), fiats }
}
