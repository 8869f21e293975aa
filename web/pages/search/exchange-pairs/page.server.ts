import { answerBody } from '../../../answer-body.ts'
import { pageContext } from '../../../load-context.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { coinText, linkedCoin } from '../../../seo-pages/coin-text.ts'
import { coinOf, keepSmall, loadSeo } from '../../../seo-pages/load-seo.server.ts'
import type { Route } from './+types/page.ts'

/** Every pair of a coin, in both directions (PAGE-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  keepSmall(`/exchange-pairs/${params.coin}`)
  const currencies = answerBody(await page.calls.currencies())
  const coin = coinOf(currencies, params.coin)
  const loaded = await loadSeo(page, {
    type: 'exchange-pairs',
    fromAndTo: coin.ticker,
    country: 'all',
    path: addressOf.pairs(coin),
    above: (t) => [
      { name: t('seo.allCoins'), path: '/all-coins-exchange' },
      ...(coin.isWebFromEnabled
        ? [{ name: t('seo.exchangeCoin', { coin: coinText(coin) }), path: addressOf.coin(coin) }]
        : []),
    ],
  })
  const others = currencies.filter(
    ({ isWebEnabled, isFiat, ticker }) => isWebEnabled && !isFiat && ticker !== coin.ticker,
  )
  return {
    ...loaded,
    coin: linkedCoin(coin),
    gives: coin.isWebFromEnabled
      ? others.filter(({ isWebToEnabled }) => isWebToEnabled).map(linkedCoin)
      : [],
    takes: coin.isWebToEnabled
      ? others.filter(({ isWebFromEnabled }) => isWebFromEnabled).map(linkedCoin)
      : [],
  }
}
