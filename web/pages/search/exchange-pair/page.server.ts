import { tickerLabel } from '@causeway/ui/money'
import { answerBody } from '../../../answer-body.ts'
import { loadFormOfPair } from '../../../exchange-form/load-exchange-form.ts'
import { pageContext } from '../../../load-context.ts'
import { exchangeData, type PageSeo } from '../../../seo/index.ts'
import { addressOf } from '../../../seo-pages/address-of.ts'
import { coinText, linkedCoin } from '../../../seo-pages/coin-text.ts'
import { coinOf, keepSmall, loadSeo } from '../../../seo-pages/load-seo.server.ts'
import { relatedPairs } from '../../../seo-pages/related-pairs.ts'
import type { Route } from './+types/page.ts'

/** The second of the round amounts: neither the least that can be sent nor much money. */
const SHOWN_AMOUNT = 1

/** Everything that is true of a pair at this moment, and the form that begins with it (PAGE-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  keepSmall(`/exchange/${params.from}/${params.to}`)
  const currencies = answerBody(await page.calls.currencies())
  const from = coinOf(currencies, params.from)
  const to = coinOf(currencies, params.to)
  const loaded = await loadSeo(page, {
    type: 'exchange',
    fromAndTo: `${from.ticker}-${to.ticker}`,
    country: 'all',
    path: addressOf.pair(from, to),
    above: (t) => [
      { name: t('seo.allCoins'), path: '/all-coins-exchange' },
      { name: t('seo.exchangeCoin', { coin: coinText(from) }), path: addressOf.coin(from) },
    ],
  })
  const { pair } = loaded.text
  const amounts = pair?.amounts ?? []
  const amountFrom = (amounts[SHOWN_AMOUNT] ?? amounts.at(-1))?.amountFrom ?? '1'
  const start = { from: from.ticker, to: to.ticker, amountFrom, isFixedRate: false }
  return {
    ...loaded,
    seo: {
      ...loaded.seo,
      structuredData: [
        ...[loaded.seo.structuredData ?? []].flat(),
        ...exchangeData({
          name: loaded.text.h1,
          description: loaded.seo.description,
          url: loaded.seo.canonical ?? '',
          brandName: page.brand.name,
          from: tickerLabel(from),
          to: tickerLabel(to),
          rate: pair?.rate ?? null,
        }),
      ],
    } satisfies PageSeo,
    from: linkedCoin(from),
    to: linkedCoin(to),
    form: await loadFormOfPair(page, start),
    related: relatedPairs(currencies, { from, to }).map((each) => ({
      from: linkedCoin(each.from),
      to: linkedCoin(each.to),
    })),
  }
}
