import { answerBody } from '../../../answer-body.ts'
import { loadFormOfPair } from '../../../exchange-form/load-exchange-form.ts'
import { pageContext } from '../../../load-context.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { linkedCoin } from '../../../seo-pages/coin-text.ts'
import { coinOf, keepSmall, loadSeo } from '../../../seo-pages/load-seo.server.ts'
import type { Route } from './+types/page.ts'

/** A coin that can be paid in: the form that begins with it, and every coin that it can be exchanged for (PAGE-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  keepSmall(`/exchange/${params.from}`)
  const currencies = answerBody(await page.calls.currencies())
  const coin = coinOf(currencies, params.from)
  const loaded = await loadSeo(page, {
    type: 'exchange',
    fromAndTo: coin.ticker,
    country: 'all',
    path: addressOf.coin(coin),
    above: (t) => [{ name: t('seo.allCoins'), path: '/all-coins-exchange' }],
  })
  const others = currencies.filter(
    ({ isWebToEnabled, isWebEnabled, isFiat, ticker }) =>
      isWebEnabled && isWebToEnabled && !isFiat && ticker !== coin.ticker,
  )
  const popular = others.filter(({ popularTo }) => popularTo)
  const to = (popular[0] ?? others[0] ?? coin).ticker
  const start = { from: coin.ticker, to, amountFrom: '1', isFixedRate: false }
  return {
    ...loaded,
    coin: linkedCoin(coin),
    isBought: coin.isWebToEnabled,
    popular: popular.map(linkedCoin),
    others: others.map(linkedCoin),
    form: await loadFormOfPair(page, start),
  }
}
