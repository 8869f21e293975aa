import widgetScript from 'virtual:widget-script'
import type { CurrencyOut } from '@causeway/api/contract'
import { localPath } from '@causeway/content/languages'
import { tickerLabel } from '@causeway/ui/money'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { type PageContext, pageContext } from '../../../load-context.ts'
import { type PageSeo, seoAddress } from '../../../seo/index.ts'
import { pagePath } from '../../../shell/index.ts'
import type { Route } from './+types/page.ts'
import type { BuilderCoin, BuilderData, BuilderNetwork } from './builder-data.ts'

const PATH = '/widget'

/** What the builder begins with: the coins there are, the affiliate's ref id, and the controls of the address (WIDGET-02). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, language, publicUrl, world } = page
  const [{ messages, t }, currencies, refId] = await Promise.all([
    pageTexts(page, ['common', 'widgetBuilder']),
    calls.currencies().then(answerBody),
    refIdOf(page),
  ])
  const coins = currencies.filter(({ isFiat, isWebEnabled }) => !isFiat && isWebEnabled)
  const builder: BuilderData = {
    publicUrl,
    path: localPath(language, PATH),
    coins: coins.map(builderCoin),
    networks: networksOf(coins),
    refId,
    programmePath: pagePath('earn', world),
    query: new URL(request.url).search.slice(1),
    integrity: brand.look?.widgetIntegrity ?? widgetScript.integrity,
    isPlay: world === 'play',
  }
  const seo: PageSeo = {
    title: t('widgetBuilder.metaTitle', { brand: brand.name }),
    description: t('widgetBuilder.metaDescription'),
    ...seoAddress(page, PATH),
  }
  return { messages, seo, builder }
}

/** Null of visitors who aren't approved affiliates. */
async function refIdOf({ calls, caller }: PageContext): Promise<string | null> {
  if ((caller.session ?? null) === null) return null
  const answer = await calls.affiliateStatus({}, caller)
  return answer.ok && answer.body.result.status === 'approved' ? answer.body.result.refId : null
}

function builderCoin(coin: CurrencyOut): BuilderCoin {
  const { contractAddress, fullName, isWebFromEnabled, isWebToEnabled, networkBadge, ticker } = coin
  const label = tickerLabel(coin)
  const badge = contractAddress === null || networkBadge === label ? '' : ` ${networkBadge}`
  return {
    ticker,
    label: `${label}${badge} · ${fullName}`,
    canSend: isWebFromEnabled,
    canGet: isWebToEnabled,
  }
}

/** Each network once, by the alphabet. */
function networksOf(coins: readonly CurrencyOut[]): readonly BuilderNetwork[] {
  const labels = [...new Set(coins.map(({ network }) => network))].toSorted()
  return labels.map((label) => ({ name: label.toLowerCase().replaceAll(' ', '-'), label }))
}
