import type { UseCases } from '@causeway/server'
import type { Calls } from '../contract/index.ts'
import { refuse, wordingOf } from '../failures/index.ts'
import { createAccountReads } from './account-reads.ts'
import { answerAddressCheck } from './address-check-call.ts'
import { alertOut } from './alert-out.ts'
import { createComplianceCalls } from './compliance-calls.ts'
import { currencyOut } from './currency-out.ts'
import { answerEstimate } from './estimate-call.ts'
import { createFavouriteCalls } from './favourite-calls.ts'
import { createFeedbackCalls } from './feedback-calls.ts'
import { createFiatCalls } from './fiat-calls.ts'
import { accountOf } from './holder-of.ts'
import { createMarketCalls } from './market-calls.ts'
import { createNameCalls } from './name-calls.ts'
import { createPaymentSearchCalls } from './payment-search-calls.ts'
import { answerSeoPage } from './seo-page-call.ts'
import { createTransactionCalls } from './transaction-calls.ts'
import { answerUpsale } from './upsale-call.ts'

/**
 * Every call of the site and the widget as a plain function from the wire's shapes to the wire's shapes. HTTP routes
 * and the pages' own server use the same ones. Requests must have passed their schema.
 */
export function createCalls({ useCases }: { readonly useCases: UseCases }): Calls {
  const { catalogue } = useCases
  const words = wordingOf(catalogue)
  const needs = { useCases, words }
  const currencies = catalogue.all.map((currency) => currencyOut(catalogue, currency))
  return {
    currencies: async () => ({ ok: true, status: 200, body: currencies }),
    // An empty text says that nobody knows.
    country: async ({ country }) => ({
      ok: true,
      status: 200,
      body: { result: { country: country ?? '', state: null } },
    }),
    estimate: async (request) => answerEstimate(needs, request),
    upsaleEstimate: async (request) => answerUpsale(needs, request),
    alertMessages: async () => ({
      ok: true,
      status: 200,
      body: { result: (await useCases.alerts()).map(alertOut) },
    }),
    fixedRateAbility: async ({ currencyFrom, currencyTo }, caller) => {
      const ability = await useCases.fixedRateAbility(
        currencyFrom.toLowerCase(),
        currencyTo.toLowerCase(),
        caller === undefined ? null : await accountOf(needs, caller),
      )
      if (!ability.ok) return refuse(ability.failure, words)
      return { ok: true, status: 200, body: { result: ability.value } }
    },
    seoPage: async (asked) => answerSeoPage(needs, asked),
    checkAddress: async (request) => answerAddressCheck(needs, request),
    blockchainNames: async (from, to) => {
      const coins = [from, to].map((ticker) => catalogue.find(ticker))
      const [coinFrom, coinTo] = coins
      if (!coinFrom || !coinTo) {
        const asset = coinFrom ? to : from
        return refuse({ code: 'currency_unknown', asset }, words)
      }
      return {
        ok: true,
        status: 200,
        body: {
          from: { ticker: coinFrom.ticker, chainName: catalogue.networkOf(coinFrom).name },
          to: { ticker: coinTo.ticker, chainName: catalogue.networkOf(coinTo).name },
        },
      }
    },
    ...createAccountReads(needs),
    ...createComplianceCalls(needs),
    ...createMarketCalls(needs),
    ...createNameCalls(needs),
    ...createTransactionCalls(needs),
    ...createFavouriteCalls(needs),
    ...createFeedbackCalls(needs),
    ...createPaymentSearchCalls(needs),
    ...createFiatCalls(needs),
  }
}
