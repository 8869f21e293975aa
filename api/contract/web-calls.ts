import { appsCalls } from './accounts/apps.ts'
import { favouritesCalls } from './accounts/favourites.ts'
import { secondFactorCalls } from './accounts/second-factor.ts'
import { signInCalls } from './accounts/sign-in-calls.ts'
import { socialCalls } from './accounts/social.ts'
import { userCalls } from './accounts/user.ts'
import { userChangesCalls } from './accounts/user-changes.ts'
import { widgetSignInCalls } from './accounts/widget.ts'
import { addressesCalls } from './addresses.ts'
import { affiliateFigureCalls } from './affiliates/figures.ts'
import { affiliateMoneyCalls } from './affiliates/money.ts'
import { affiliateProgrammeCalls } from './affiliates/programme.ts'
import type { Answer } from './answer.ts'
import type { CallsOf, ClientCallsOf } from './call.ts'
import type { Caller } from './caller.ts'
import { coinListCalls } from './coin-list.ts'
import { eosCalls } from './eos.ts'
import { estimateCalls } from './estimate.ts'
import { type FiatOfferOut, type FiatOfferQuery, type FiatOffersReply, fiatCalls } from './fiat.ts'
import { kycCalls } from './kyc.ts'
import { namesCalls } from './names.ts'
import { feedbackCalls } from './orders/feedback.ts'
import { orderMessageCalls } from './orders/order-messages.ts'
import { orderRecoveryCalls } from './orders/order-recovery.ts'
import { paymentSearchCalls } from './orders/payment-search.ts'
import { partnerExchangeCalls } from './partner/exchange.ts'
import { partnerOrdersCalls } from './partner/orders.ts'
import { partnerReportsCalls } from './partner/reports.ts'
import { partnersCalls } from './partners.ts'
import { referenceCalls } from './reference.ts'
import { reviewsCalls } from './reviews.ts'
import { sandboxAffiliatesCalls } from './sandbox/affiliates.ts'
import { sandboxFiatCalls } from './sandbox/fiat.ts'
import { sandboxNamesCalls } from './sandbox/names.ts'
import { sandboxPartnersCalls } from './sandbox/partners.ts'
import { sandboxSiteCalls } from './sandbox/site.ts'
import { sandboxWorldCalls } from './sandbox/world-calls.ts'
import { seoCalls } from './seo.ts'
import { seoPageCalls } from './seo-page.ts'
import { siteCalls } from './site.ts'
import { transactionsCalls } from './transactions.ts'
import { accountWebhookCalls, partnerWebhookCalls } from './webhooks.ts'

/** Every call of the site and the widget, by name. */
export const webCalls = {
  ...referenceCalls,
  ...coinListCalls,
  ...reviewsCalls,
  ...seoCalls,
  ...seoPageCalls,
  ...siteCalls,
  ...estimateCalls,
  ...addressesCalls,
  ...transactionsCalls,
  ...orderRecoveryCalls,
  ...feedbackCalls,
  ...orderMessageCalls,
  ...paymentSearchCalls,
  ...kycCalls,
  ...namesCalls,
  ...eosCalls,
  ...favouritesCalls,
  ...fiatCalls,
  ...signInCalls,
  ...userCalls,
  ...userChangesCalls,
  ...secondFactorCalls,
  ...socialCalls,
  ...appsCalls,
  ...widgetSignInCalls,
  ...partnersCalls,
  ...accountWebhookCalls,
  ...affiliateProgrammeCalls,
  ...affiliateMoneyCalls,
  ...affiliateFigureCalls,
}

/** Calls of partners' programs, by name. Neither pages nor browsers make them. */
export const partnerCalls = {
  ...partnerExchangeCalls,
  ...partnerOrdersCalls,
  ...partnerReportsCalls,
  ...partnerWebhookCalls,
}

/** The sandbox world's controls, by name; a real world has none of them. */
export const sandboxCalls = {
  ...sandboxWorldCalls,
  ...sandboxNamesCalls,
  ...sandboxFiatCalls,
  ...sandboxSiteCalls,
  ...sandboxPartnersCalls,
  ...sandboxAffiliatesCalls,
}

/**
 * The site's calls within the server: what pages ask through the load context. `onOffer` gets each offer as it comes; the
 * reply is there when all are (BUY-03).
 */
export type Calls = CallsOf<typeof webCalls> & {
  readonly fiatOffers: (
    query: FiatOfferQuery,
    caller: Caller,
    onOffer?: (offer: FiatOfferOut) => void,
  ) => Promise<Answer<FiatOffersReply>>
}

/** The site's calls over HTTP, as a browser makes them (`widget/client`); `onOffer` likewise. */
export type ClientCalls = ClientCallsOf<typeof webCalls> & {
  readonly fiatOffers: (
    query: FiatOfferQuery,
    onOffer?: (offer: FiatOfferOut) => void,
  ) => Promise<Answer<FiatOffersReply>>
}

export type SandboxCalls = CallsOf<typeof sandboxCalls>
