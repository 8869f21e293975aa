import { answerBody } from '../../../answer-body.ts'
import { readCoinFilter, readCoinPage } from '../../../coin-table/index.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { type CoinFacts, coinStatuses } from './coin-facts.ts'
import { coinStanding } from './coin-standing.server.ts'

/** Every coin of the catalogue as it stands at this moment, and what the address looks for among them (PAGE-07). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ messages, t }, currencies] = await Promise.all([
    pageTexts(page, ['currencies', 'seo']),
    page.calls.currencies().then(answerBody),
  ])
  const listed = currencies.filter(({ isFiat }) => !isFiat)
  const coins = await Promise.all(
    listed.map(async (coin): Promise<CoinFacts> => {
      const { ticker, code, network, networkBadge } = coin
      return {
        ticker,
        code,
        name: coin.fullName,
        network,
        networkBadge,
        contractAddress: coin.contractAddress,
        decimals: coin.decimals,
        confirmations: coin.confirmations,
        extraIdName: coin.extraIdName,
        hasFixedRate: coin.isWebFixedEnabled,
        ...(await coinStanding(page, coin, currencies)),
      }
    }),
  )
  const query = new URL(request.url).searchParams
  const seo: PageSeo = {
    title: t('currencies.metaTitle', { brand: page.brand.name }),
    description: t('currencies.metaDescription'),
    ...seoAddress(page, '/supported-currencies'),
  }
  return {
    messages,
    seo,
    coins,
    networks: [...new Set(coins.map(({ network }) => network))].toSorted(),
    statuses: coinStatuses.filter((status) => coins.some((coin) => coin.status === status)),
    filter: readCoinFilter(query),
    page: readCoinPage(query, coins.length),
  }
}
