import type { Translate } from '@causeway/content/messages'
import type { Currency } from '@causeway/core/currencies'
import { countryCodes } from '@causeway/core/fiat'
import { chooseVariant, fitText } from './choose-text.ts'
import { coinWords } from './coin-words.ts'
import { dollarText, proseNumber } from './number-texts.ts'
import type { SeoNeeds, SeoWords } from './seo-page-types.ts'

const nothingMore = { steps: [], questions: [] } as const

/** What the page of a coin that can be paid in says. */
export function writeExchangeCoin(needs: SeoNeeds, coin: Currency, t: Translate): SeoWords {
  const values = valuesOf(needs, coin)
  const count = othersOf(needs, coin)
  return {
    title: fitText('title', [
      t('seoTexts.coinTitle', values),
      t('seoTexts.coinTitleShort', values),
    ]),
    description: t('seoTexts.coinDescription', { ...values, count }),
    heading: t('seoTexts.coinHeading', values),
    paragraphs: [
      [aboutCoin(needs, coin, t), t('seoTexts.coinPairs', { count })].join(' '),
      ...detailsOf(needs, coin, t),
    ],
    ...nothingMore,
  }
}

/** What the list of a coin's pairs says. */
export function writeCoinPairs(needs: SeoNeeds, coin: Currency, t: Translate): SeoWords {
  const values = valuesOf(needs, coin)
  const others = othersOf(needs, coin)
  const { from, to } = needs.catalogue.lists
  const isIn = (list: readonly Currency[]) => list.some(({ ticker }) => ticker === coin.ticker)
  const count = (isIn(from) ? others : 0) + (isIn(to) ? from.length - (isIn(from) ? 1 : 0) : 0)
  return {
    title: fitText('title', [
      t('seoTexts.pairsTitle', values),
      t('seoTexts.pairsTitleShort', values),
    ]),
    description: t('seoTexts.pairsDescription', { ...values, count }),
    heading: t('seoTexts.pairsTitle', values),
    paragraphs: [aboutCoin(needs, coin, t)],
    ...nothingMore,
  }
}

/** What the choice of a country for buying a coin says. */
export function writeBuyCountries(needs: SeoNeeds, coin: Currency, t: Translate): SeoWords {
  const values = { ...valuesOf(needs, coin), count: countryCodes.length }
  return {
    title: fitText('title', [
      t('seoTexts.countriesTitle', values),
      t('seoTexts.countriesTitleShort', values),
    ]),
    description: t('seoTexts.countriesDescription', values),
    heading: t('seoTexts.countriesTitle', values),
    paragraphs: [t('seoTexts.countriesIntro', values), aboutCoin(needs, coin, t)],
    ...nothingMore,
  }
}

/** What the choice of a money for buying a coin says. */
export function writeBuyFiat(needs: SeoNeeds, coin: Currency, t: Translate): SeoWords {
  const values = { ...valuesOf(needs, coin), count: needs.catalogue.lists.fiat.length }
  return {
    title: fitText('title', [
      t('seoTexts.fiatTitle', values),
      t('seoTexts.fiatTitleShort', values),
    ]),
    description: t('seoTexts.fiatDescription', values),
    heading: t('seoTexts.fiatTitle', values),
    paragraphs: [t('seoTexts.fiatIntro', values), aboutCoin(needs, coin, t)],
    ...nothingMore,
  }
}

/** A coin's network and price in sentences. */
export function aboutCoin(needs: SeoNeeds, coin: Currency, t: Translate): string {
  const values = valuesOf(needs, coin)
  const intro = chooseVariant(coin.ticker, 'coin', [
    'seoTexts.coinIntroA',
    'seoTexts.coinIntroB',
  ] as const)
  const price = needs.markets().find(({ ticker }) => ticker === coin.ticker)?.price
  const told = [t(intro, { ...values, count: coin.confirmations })]
  if (price !== undefined)
    told.push(t('seoTexts.coinPrice', { ...values, price: proseNumber(dollarText(price)) }))
  return told.join(' ')
}

function detailsOf(needs: SeoNeeds, coin: Currency, t: Translate): string[] {
  const { network, waitMinutes } = coinWords(needs.catalogue, coin)
  const { extraIdName: extraId, fullName: name } = coin
  return [
    t('seoTexts.networkWait', { network, count: waitMinutes }),
    ...(extraId === null ? [] : [t('seoTexts.extraIdFrom', { name, extraId })]),
  ]
}

function othersOf({ catalogue }: SeoNeeds, coin: Currency): number {
  return catalogue.lists.to.filter(({ ticker }) => ticker !== coin.ticker).length
}

function valuesOf({ catalogue }: SeoNeeds, coin: Currency) {
  const { name, network, ticker } = coinWords(catalogue, coin)
  return { name, network, ticker }
}
