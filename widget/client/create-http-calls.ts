import { socialAccounts, socialProviders } from './call-lines/accounts.ts'
import {
  becomeHolder,
  beginFiatOrder,
  feedbackEligibility,
  fiatProviders,
  findPayment,
  leaveFeedback,
  recovery,
  reviews,
  transaction,
  transactions,
  updateTransaction,
} from './call-lines/orders.ts'
import {
  adStats,
  currency,
  dailyReport,
  globalMarket,
  markets,
  passkeys,
  prices,
  recoveryCodesLeft,
  seoPage,
  sessions,
  subscriptions,
  user,
  userFlags,
} from './call-lines/site.ts'
import { clientCalls } from './client-calls.ts'
import { createBuyingCalls } from './create-buying-calls.ts'
import { createOrderCalls } from './create-order-calls.ts'
import { httpNeeds } from './http-needs.ts'
import { aside, type HttpNeeds, sender } from './send-request.ts'

/** The calls of the site and the widget over HTTP: cookies say who asks. Amounts travel as the decimal texts they are. */
export function createHttpCalls(given: Partial<HttpNeeds> = {}) {
  const needs = httpNeeds(given)
  return {
    ...createOrderCalls(needs),
    ...clientCalls(sender(needs), {
      transactions,
      transaction,
      updateTransaction,
      becomeHolder,
      recovery,
      findPayment,
      feedbackEligibility,
      leaveFeedback,
      reviews,
      user,
      userFlags,
      subscriptions,
      sessions,
      recoveryCodesLeft,
      passkeys,
      socialProviders,
      socialAccounts,
      beginFiatOrder,
      currency,
      seoPage,
    }),
    ...clientCalls(aside(needs), {
      fiatProviders,
      markets,
      prices,
      globalMarket,
      adStats,
      dailyReport,
    }),
    ...createBuyingCalls(needs),
  }
}
