import type { CurrencyOut } from '@causeway/api/contract'
import { type LanguageCode, languageCodes, languages } from '@causeway/content/languages'
import { createTranslator, loadMessages } from '@causeway/content/messages'
import { tickerLabel } from '@causeway/ui/money'
import { answerBody } from '../../../answer-body.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import { drawQr } from '../../../parts/draw-qr.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { toolLink } from './tool-link.ts'
import type { ToolCoin, ToolsData, ToolWords } from './tools-data.ts'

/** An affiliate's tools, and the code of the one that the address names (EARN-02). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, calls, caller, publicUrl } = page
  const [{ messages, t }, status, listed, currencies, words] = await Promise.all([
    pageTexts(page, ['earnTools', 'accountChanges']),
    calls.affiliateStatus({}, caller).then(answerBody),
    calls.affiliateTools({}, caller).then(answerBody),
    calls.currencies().then(answerBody),
    toolWords(brand.name),
  ])
  const { mostNameCharacters, tickers, tools } = listed.result
  const wanted = new URL(request.url).searchParams.get('tool')
  const palette = brand.look?.palette ?? null
  const selected = tools.find(({ id }) => id === wanted) ?? tools.at(-1) ?? null
  const data: ToolsData = {
    status: status.result.status,
    tools,
    coins: tickers.map((ticker) => coinOf(ticker, currencies)),
    mostNameCharacters,
    selectedId: selected?.id ?? null,
    qrSvg: selected === null ? null : await drawQr(toolLink(publicUrl, selected)),
    publicUrl,
    colours: palette && { accent: palette.light.accent, ink: palette.light.ink },
    words,
  }
  const seo: PageSeo = {
    title: t('earnTools.metaTitle', { brand: brand.name }),
    description: t('earnTools.metaDescription'),
    canonical: null,
  }
  return { messages, seo, data }
}

function coinOf(ticker: string, currencies: readonly CurrencyOut[]): ToolCoin {
  const coin = currencies.find((each) => each.ticker === ticker)
  if (coin === undefined) {
    return { ticker, label: ticker.toUpperCase(), canSend: false, canGet: false }
  }
  return {
    ticker,
    label: `${tickerLabel(coin)} · ${coin.fullName}`,
    canSend: coin.isWebFromEnabled,
    canGet: coin.isWebToEnabled,
  }
}

/** What stands on other sites, in every language: a tool has its own. */
async function toolWords(brand: string): Promise<ToolsData['words']> {
  const entries = await Promise.all(
    languageCodes.map(async (code): Promise<[LanguageCode, ToolWords]> => {
      const t = createTranslator(languages[code].hreflang, await loadMessages(code, ['earnTools']))
      return [code, { alt: t('earnTools.bannerAlt', { brand }), label: t('earnTools.buttonLabel') }]
    }),
  )
  return Object.fromEntries(entries) as ToolsData['words']
}
