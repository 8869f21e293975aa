import type { Answer, MarketsReply } from '@causeway/api/contract'
import { toListedCoins } from '@causeway/api/contract/listed-coins'
import { languages } from '@causeway/content/languages'
import type { Translate } from '@causeway/content/messages'
import { countryCodes, popularCountries, stateNames } from '@causeway/core/fiat'
import { tickerLabel } from '@causeway/ui/money'
import type { FormCoin, FormPlace } from '@causeway/widget/form'
import { data, redirect } from 'react-router'
import { answerBody } from '../answer-body.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { type PageSeo, seoAddress } from '../seo/index.ts'
import { buyingData } from './buying-data.ts'
import type { BuyingKind, BuyingPage } from './buying-page.ts'
import { fitTitle } from './fit-title.ts'
import { offersNow } from './offers-now.server.ts'
import { type BuyingPair, pairPath, readPair } from './read-pair.ts'
import { unsoldPath } from './unsold-path.ts'
import { type UsualPurchase, usualPurchase } from './usual-purchase.ts'

const LANDING_PAIR = 'btc-usd'
/** Coins that people look for. */
const KNOWN_COINS =
  'btc eth usdt20 usdttrc20 usdc sol xrp bnb ltc doge ada trx ton dot avax bch'.split(' ')
const LINKED_COUNTRIES = [
  ...popularCountries,
  ...'CA ES IT NL PL SE CH BR MX IN JP KR TR ZA'.split(' '),
]
const MOVED = 301

/** The landing: what buying is like here, by the example of the coin that most people begin with. */
export function loadBuyingLanding(page: PageContext): Promise<BuyingPage> {
  return load(page, 'landing', LANDING_PAIR, null)
}

/**
 * A coin's page for a money, and for a country where one is named. Another way to write the address leads to the one way;
 * an unknown coin, money or country is no page (404).
 */
export async function loadBuyingPair(
  page: PageContext,
  params: { readonly pair: string; readonly country?: string | undefined },
): Promise<BuyingPage> {
  const { country } = params
  if (country !== undefined && !countryCodes.includes(country.toUpperCase())) throw notFound()
  return load(page, country === undefined ? 'pair' : 'place', params.pair, country ?? null)
}

async function load(
  page: PageContext,
  kind: BuyingKind,
  pairText: string,
  country: string | null,
): Promise<BuyingPage> {
  const [currencies, listed] = await Promise.all([
    page.calls.currencies().then(answerBody),
    page.calls.fiatProviders(),
  ])
  const coins = toListedCoins(currencies)
  const sellers = listed.ok ? listed.body.result.filter(({ sides }) => sides.includes('buy')) : []
  const pair = readPair(pairText, coins)
  if (pair === null) throw notFound()
  const elsewhere = unsoldPath(listed, pair)
  if (elsewhere !== null) throw redirect(elsewhere)
  const path = kind === 'landing' ? '/buy-crypto' : pairPath(pair, country)
  if (kind !== 'landing' && path !== writtenPath(pairText, country)) throw redirect(path, MOVED)
  const { amount, place } = usualPurchase(pair.fiat.ticker, country, page.caller.country)
  const query = queryOf(pair, { amount, place })
  const [{ messages, t }, now, written, markets] = await Promise.all([
    pageTexts(page, ['buying', 'fiat', 'form']),
    offersNow(page, query, sellers.length),
    page.calls.seoPage(
      {
        lang: page.language,
        type: 'buy',
        fromAndTo: `${pair.coin.ticker}-${pair.fiat.ticker}`,
        country: country?.toLowerCase() ?? 'all',
      },
      page.caller,
    ),
    page.calls.markets(),
  ])
  const placeName = nameOf(page, place)
  const values = {
    coin: pair.coin.fullName,
    ticker: tickerLabel(pair.coin),
    fiat: tickerLabel(pair.fiat),
    amount,
    place: placeName,
  }
  return {
    kind,
    messages,
    seo: seoOf(page, {
      kind,
      path,
      values,
      names: shortNamesOf(page, place),
      t,
      isSold: !now.isSoldByNobody,
    }),
    from: pair.fiat,
    to: pair.coin,
    place,
    placeName,
    query,
    now,
    about: written.ok ? written.body.paragraphs : [],
    course: courseOf(markets, pair.coin.ticker),
    ...linksOf(kind, pair, coins),
    countries: kind === 'landing' ? [] : countriesOf(page, country),
  }
}

function courseOf(markets: Answer<MarketsReply>, coin: string): readonly string[] {
  const market = markets.ok ? markets.body.find(({ ticker }) => ticker === coin) : undefined
  return market?.sparkline ?? []
}

/** Every page leads to the coins that people look for, a pair's page also to other money. */
function linksOf(kind: BuyingKind, pair: BuyingPair, coins: readonly FormCoin[]) {
  const known = KNOWN_COINS.flatMap((ticker) => coins.find((coin) => isBought(coin, ticker)) ?? [])
  return {
    coins: known.filter(({ ticker }) => ticker !== pair.coin.ticker),
    fiats:
      kind === 'landing'
        ? []
        : coins.filter(({ isFiat, ticker }) => isFiat && ticker !== pair.fiat.ticker),
  }
}

type Values = Readonly<Record<'coin' | 'ticker' | 'fiat' | 'amount' | 'place', string>>

function isBought({ ticker, isFiat, isWebToEnabled }: FormCoin, wanted: string): boolean {
  return ticker === wanted && !isFiat && isWebToEnabled
}

function queryOf({ coin, fiat }: BuyingPair, { amount, place }: UsualPurchase) {
  const { country, state } = place
  return {
    from: fiat.ticker,
    to: coin.ticker,
    amount,
    country,
    ...(state === null ? {} : { state }),
  }
}

function writtenPath(pair: string, country: string | null): string {
  return country === null ? `/buy/${pair}` : `/buy/${pair}/${country}`
}

function nameOf({ language }: PageContext, { country, state }: FormPlace): string {
  const name = countryNames(language).of(country) ?? country
  const inState = Object.entries(stateNames).find(([code]) => code === state)?.[1]
  return inState === undefined ? name : `${name} (${inState})`
}

/** "ABD (California)", "ABD": as people write it where room is scarce. */
function shortNamesOf({ language }: PageContext, { country, state }: FormPlace): readonly string[] {
  const { hreflang } = languages[language]
  const short = new Intl.DisplayNames(hreflang, { type: 'region', style: 'short' }).of(country)
  const name = short ?? country
  const inState = Object.entries(stateNames).find(([code]) => code === state)?.[1]
  return inState === undefined ? [name] : [`${name} (${inState})`, name]
}

/** What a title says, in ever fewer letters: the place first, then the coin by its ticker. */
function shorterAndShorter(values: Values, names: readonly string[]): readonly Values[] {
  const shorter = names.map((place) => ({ ...values, place }))
  return [values, ...shorter, ...shorter.map((each) => ({ ...each, coin: values.ticker }))]
}

function countriesOf({ language }: PageContext, own: string | null) {
  const names = countryNames(language)
  return LINKED_COUNTRIES.filter((code) => code !== own?.toUpperCase()).map((code) => ({
    code,
    name: names.of(code) ?? code,
  }))
}

function countryNames(language: PageContext['language']): Intl.DisplayNames {
  return new Intl.DisplayNames(languages[language].hreflang, { type: 'region' })
}

/** Search engines are told of a coin's page while somebody sells it; such pages name no other languages (PAGE-02). */
function seoOf(
  page: PageContext,
  about: {
    readonly kind: BuyingKind
    readonly path: string
    readonly values: Values
    /** Of the place, shorter than in `values`, the longest first. */
    readonly names: readonly string[]
    readonly t: Translate
    readonly isSold: boolean
  },
): PageSeo {
  const { kind, path, values, names, t, isSold } = about
  const { alternates, canonical } = seoAddress(page, path)
  return {
    title: fitTitle(
      shorterAndShorter(values, names).map((each) => t(`buying.${kind}Title`, each)),
      page.brand.name,
    ),
    description: t(`buying.${kind}Description`, values),
    canonical: isSold ? canonical : null,
    ...(kind === 'landing' && alternates !== undefined ? { alternates } : {}),
    structuredData: buyingData({
      t,
      kind,
      values,
      landing: seoAddress(page, '/buy-crypto').canonical ?? '',
      own: canonical ?? '',
    }),
  }
}

function notFound() {
  return data({ code: 'page_not_found', message: '' }, 404)
}
