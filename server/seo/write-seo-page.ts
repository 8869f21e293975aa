import { isLanguageCode, type LanguageCode, languages } from '@causeway/content/languages'
import { createTranslator, loadMessages, type Translate } from '@causeway/content/messages'
import type { Currency } from '@causeway/core/currencies'
import { type Payer, policyFor } from '@causeway/core/quotes'
import { fail, ok, type Result } from '@causeway/core/result'
import { readPairNow } from './read-pair-now.ts'
import type { SeoNeeds, SeoPage, SeoPageFailure, SeoQuestion, SeoWords } from './seo-page-types.ts'
import { writeBuy } from './write-buy.ts'
import { writeBuyCountries, writeBuyFiat, writeCoinPairs, writeExchangeCoin } from './write-coin.ts'
import { writeList } from './write-list.ts'
import { writePair } from './write-pair.ts'

const EVERYTHING = 'all'

/**
 * What a page for search engines says at this moment: texts of templates, filled with what is true of its coins
 * (PAGE-04). There is no page of an unknown type, coin or country, of a coin that is not exchanged that way, of the same
 * coin twice. Names are matched in small letters only, as addresses are written.
 */
export async function writeSeoPage(
  needs: SeoNeeds,
  asked: SeoQuestion,
): Promise<Result<SeoPage, SeoPageFailure>> {
  const { language } = asked
  if (!isLanguageCode(language)) {
    return fail({ code: 'seo_language_unknown' })
  }
  const page = await pageOf(withFeesOf(needs, asked.payer), { ...asked, language })
  return page === null ? fail({ code: 'seo_page_unknown' }) : ok(page)
}

function withFeesOf(needs: SeoNeeds, payer: Payer = {}): SeoNeeds {
  return {
    ...needs,
    policy: policyFor(needs.policy, payer),
    estimate: (input) => needs.estimate({ ...input, payer }),
  }
}

type Asked = SeoQuestion & { readonly language: LanguageCode }

async function pageOf(needs: SeoNeeds, asked: Asked): Promise<SeoPage | null> {
  const isBuying = asked.type === 'buy'
  const messages = await loadMessages(
    asked.language,
    isBuying ? ['seoTexts', 'buying'] : ['seoTexts'],
  )
  const t = createTranslator(languages[asked.language].hreflang, messages)
  if (asked.type === 'exchange' && asked.fromAndTo.includes('-')) {
    return asked.country === EVERYTHING ? pairPage(needs, asked.fromAndTo, t) : null
  }
  const words = isBuying ? buyWords(needs, asked, t) : wordsOf(needs, asked, t)
  return words === null ? null : { ...words, pair: null }
}

async function pairPage(needs: SeoNeeds, pair: string, t: Translate): Promise<SeoPage | null> {
  const { lists } = needs.catalogue
  const [fromTicker, toTicker, ...more] = pair.split('-')
  const from = lists.from.find(({ ticker }) => ticker === fromTicker)
  const to = lists.to.find(({ ticker }) => ticker === toTicker)
  if (from === undefined || to === undefined || from === to || more.length > 0) return null
  const now = await readPairNow(needs, { from, to })
  return { ...writePair(needs, now, t), pair: now }
}

function wordsOf(needs: SeoNeeds, asked: SeoQuestion, t: Translate): SeoWords | null {
  if (asked.country !== EVERYTHING) return null
  if (asked.fromAndTo === EVERYTHING) {
    if (asked.type === 'all-coins-exchange') return writeList(needs, 'allExchange', t)
    return asked.type === 'all-coins-buy' ? writeList(needs, 'allBuy', t) : null
  }
  const { from, to } = needs.catalogue.lists
  const paidIn = named(from, asked.fromAndTo)
  const paidOut = named(to, asked.fromAndTo)
  const either = paidIn ?? paidOut
  switch (asked.type) {
    case 'exchange':
      return paidIn === undefined ? null : writeExchangeCoin(needs, paidIn, t)
    case 'exchange-pairs':
      return either === undefined ? null : writeCoinPairs(needs, either, t)
    case 'buy-countries':
      return paidOut === undefined ? null : writeBuyCountries(needs, paidOut, t)
    case 'buy-fiat':
      return paidOut === undefined ? null : writeBuyFiat(needs, paidOut, t)
    default:
      return null
  }
}

function buyWords(needs: SeoNeeds, asked: Asked, t: Translate): SeoWords | null {
  const [ticker = '', money = '', ...more] = asked.fromAndTo.split('-')
  const coin = named(needs.catalogue.lists.to, ticker)
  const fiat = named(needs.catalogue.lists.fiat, money)
  if (coin === undefined || fiat === undefined || more.length > 0) return null
  return writeBuy(needs, { coin, fiat, country: asked.country, language: asked.language }, t)
}

function named(list: readonly Currency[], wanted: string): Currency | undefined {
  return list.find(({ ticker }) => ticker === wanted)
}
