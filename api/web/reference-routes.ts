import {
  AlertMessagesReply,
  BlockchainNamesQuery,
  BlockchainNamesReply,
  CountryReply,
  CurrenciesReply,
  CurrencyOut,
  GlobalMarketReply,
  HistoryQuery,
  HistoryReply,
  LanguagesReply,
  MarketsReply,
  PricesReply,
  ReviewsReply,
  TranslationReply,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import { callerOf } from '../http/index.ts'
import { webRoute } from './wire.ts'

const MINUTE = 60

/** Languages, coins and markets: what is the same for everybody (REF-01). */
export const referenceRoutes = [
  webRoute({
    method: 'GET',
    path: '/locale/all',
    summary: 'Languages the site is available in.',
    reply: LanguagesReply,
    cacheSeconds: MINUTE,
    answer: async ({ texts }) => ({ ok: true, status: 200, body: texts.languages() }),
  }),
  webRoute({
    method: 'GET',
    path: '/locale/country',
    summary:
      'The caller’s country, from the operator’s proxy or an IP address database. Empty if unknown.',
    reply: CountryReply,
    answer: async ({ calls, countries }, { request }) =>
      calls.country(callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/locale/{lang}',
    summary: 'All messages of one language.',
    reply: TranslationReply,
    cacheSeconds: MINUTE,
    answer: async ({ texts }, { params }) => {
      const body = await texts.messages(params.lang)
      if (body === null) return refuseRequest({ code: 'language_unknown', language: params.lang })
      return { ok: true, status: 200, body }
    },
  }),
  webRoute({
    method: 'GET',
    path: '/alert-messages',
    summary: 'Announcements the operator currently shows on pages.',
    reply: AlertMessagesReply,
    cacheSeconds: 5,
    answer: async ({ calls }) => calls.alertMessages(),
  }),
  webRoute({
    method: 'GET',
    path: '/currencies',
    summary: 'All coins, enabled or not.',
    reply: CurrenciesReply,
    cacheSeconds: MINUTE,
    answer: async ({ calls }) => calls.currencies(),
  }),
  webRoute({
    method: 'GET',
    path: '/currencies/{ticker}',
    summary: 'One coin.',
    reply: CurrencyOut,
    cacheSeconds: MINUTE,
    answer: async ({ calls }, { params }) => {
      const all = await calls.currencies()
      const ticker = params.ticker.toLowerCase()
      if (!all.ok) return all
      const body = all.body.find((currency) => currency.ticker === ticker)
      if (body !== undefined) return { ok: true, status: 200, body }
      return refuseRequest({ code: 'currency_not_found', currency: params.ticker })
    },
  }),
  webRoute({
    method: 'GET',
    path: '/blockchain-names',
    summary: 'Names of the networks of two coins.',
    query: BlockchainNamesQuery,
    reply: BlockchainNamesReply,
    cacheSeconds: MINUTE,
    answer: async ({ calls }, { query }) => calls.blockchainNames(query.from, query.to),
  }),
  webRoute({
    method: 'GET',
    path: '/coins/markets',
    summary: 'Prices with their 24-hour change and history.',
    reply: MarketsReply,
    cacheSeconds: 5,
    answer: async ({ calls }) => calls.markets(),
  }),
  webRoute({
    method: 'GET',
    path: '/coins/prices',
    summary:
      'Values of coins and fiat currencies in US dollars. Unavailable while prices are out of date.',
    reply: PricesReply,
    cacheSeconds: 5,
    answer: async ({ calls }) => calls.prices(),
  }),
  webRoute({
    method: 'GET',
    path: '/coins/global',
    summary: 'Summary figures of the market and of this exchange.',
    reply: GlobalMarketReply,
    cacheSeconds: 5,
    answer: async ({ calls }) => calls.globalMarket(),
  }),
  webRoute({
    method: 'GET',
    path: '/reviews',
    summary: 'Summary of customer ratings: counts by stars and by selected tags.',
    reply: ReviewsReply,
    cacheSeconds: 5,
    answer: async ({ calls }) => calls.reviews(),
  }),
  webRoute({
    method: 'GET',
    path: '/currency-history/{a}/{b}',
    summary:
      'History of a pair’s mid-market rate. Covers the last day unless from and to are given.',
    query: HistoryQuery,
    reply: HistoryReply,
    cacheSeconds: MINUTE,
    answer: async ({ calls }, { params, query }) =>
      calls.currencyHistory(params.a, params.b, query),
  }),
] as const
