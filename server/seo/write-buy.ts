import { type LanguageCode, languages } from '@causeway/content/languages'
import type { Translate } from '@causeway/content/messages'
import type { Currency } from '@causeway/core/currencies'
import { countryCodes } from '@causeway/core/fiat'
import { coinWords } from './coin-words.ts'
import type { SeoNeeds, SeoWords } from './seo-page-types.ts'
import { aboutCoin } from './write-coin.ts'

const steps = ['compare', 'address', 'pay'] as const
const questions = ['who', 'cost', 'account', 'wallet', 'declined'] as const

/**
 * What the page of a coin with a money says, and that in a country (PAGE-04). The offers themselves are no text: pages
 * ask for them. Null for a country that nobody knows.
 */
export function writeBuy(
  needs: SeoNeeds,
  about: {
    readonly coin: Currency
    readonly fiat: Currency
    readonly country: string
    readonly language: LanguageCode
  },
  t: Translate,
): SeoWords | null {
  const { coin, fiat, language } = about
  const country = about.country === 'all' ? null : about.country.toUpperCase()
  if (country !== null && !countryCodes.includes(country)) return null
  const values = {
    coin: coin.fullName,
    ticker: coinWords(needs.catalogue, coin).ticker,
    fiat: fiat.code.toUpperCase(),
    place: country === null ? '' : countryName(language, country),
  }
  const title = t(country === null ? 'buying.pairTitle' : 'buying.placeTitle', values)
  return {
    title,
    description: t('seoTexts.buyDescription', values),
    heading: title,
    paragraphs: [aboutCoin(needs, coin, t)],
    steps: steps.map((step) => ({
      name: t(`buying.${step}Title`),
      text: t(`buying.${step}Text`),
    })),
    questions: questions.map((asked) => ({
      question: t(`buying.${asked}Question`),
      answer: t(`buying.${asked}Answer`),
    })),
  }
}

function countryName(language: LanguageCode, country: string): string {
  const names = new Intl.DisplayNames(languages[language].hreflang, { type: 'region' })
  return names.of(country) ?? country
}
