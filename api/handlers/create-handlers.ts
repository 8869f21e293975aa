import type { SiteEvent } from '@causeway/core/analytics'
import type { UseCases } from '@causeway/server'
import type { PressReply, webCalls } from '../contract/index.ts'
import { wordingOf } from '../failures/index.ts'
import { createAppHandlers } from './accounts/app-handlers.ts'
import { createFavouriteHandlers } from './accounts/favourite-handlers.ts'
import { createSecondFactorHandlers } from './accounts/second-factor-handlers.ts'
import { createSignInHandlers } from './accounts/sign-in-handlers.ts'
import { createSocialHandlers } from './accounts/social-handlers.ts'
import { createUserChangeHandlers } from './accounts/user-change-handlers.ts'
import { createUserHandlers } from './accounts/user-handlers.ts'
import { createWidgetHandlers } from './accounts/widget-handlers.ts'
import { createAffiliateFigureHandlers } from './affiliates/figure-handlers.ts'
import { createAffiliateMoneyHandlers } from './affiliates/money-handlers.ts'
import { createAffiliateProgrammeHandlers } from './affiliates/programme-handlers.ts'
import { createComplianceHandlers } from './exchange/compliance-handlers.ts'
import { createExchangeHandlers } from './exchange/exchange-handlers.ts'
import { createNameHandlers } from './exchange/name-handlers.ts'
import { createFiatHandlers } from './fiat/fiat-handlers.ts'
import type { HandlersOf } from './handler.ts'
import { createFeedbackHandlers } from './orders/feedback-handlers.ts'
import { createMessageHandlers } from './orders/message-handlers.ts'
import { createOrderHandlers } from './orders/order-handlers.ts'
import { createPaymentSearchHandlers } from './orders/payment-search-handlers.ts'
import { createOwnKeyHandlers } from './partners/own-key-handlers.ts'
import { createAccountWebhookHandlers } from './partners/own-webhook-handlers.ts'
import type { LocaleTexts } from './reference/locale-texts.ts'
import { createReferenceHandlers } from './reference/reference-handlers.ts'
import { createSiteHandlers } from './site/site-handlers.ts'

/** What the site's calls are answered with. */
export type HandlerNeeds = {
  readonly useCases: UseCases
  readonly texts: LocaleTexts
  /** Articles about the exchange, as the operator lists them (REF-01). */
  readonly press: () => PressReply['result']
  /** Under which people see the site. */
  readonly publicUrl: string
}

export type WebHandlers = HandlersOf<typeof webCalls>

/** The functions that answer the site's calls. A call without one does not compile. */
export function createHandlers({ press, publicUrl, texts, useCases }: HandlerNeeds): WebHandlers {
  const words = wordingOf(useCases.catalogue)
  const needs = { useCases, words, texts }
  const recordEvent: (event: SiteEvent) => void = useCases.recordSiteEvent
  return {
    ...createReferenceHandlers(needs),
    ...createSiteHandlers({
      ...needs,
      press,
      recordEvent,
      publicOrigin: new URL(publicUrl).origin,
    }),
    ...createExchangeHandlers(needs),
    ...createComplianceHandlers(needs),
    ...createNameHandlers(needs),
    ...createOrderHandlers(needs),
    ...createFeedbackHandlers(needs),
    ...createMessageHandlers(needs),
    ...createPaymentSearchHandlers(needs),
    ...createFiatHandlers(needs),
    ...createFavouriteHandlers(needs),
    ...createSignInHandlers(needs),
    ...createUserHandlers(needs),
    ...createUserChangeHandlers(needs),
    ...createSecondFactorHandlers(needs),
    ...createSocialHandlers(needs),
    ...createAppHandlers(needs),
    ...createWidgetHandlers(needs),
    ...createOwnKeyHandlers(needs),
    ...createAccountWebhookHandlers(needs),
    ...createAffiliateProgrammeHandlers(needs),
    ...createAffiliateMoneyHandlers(needs),
    ...createAffiliateFigureHandlers(needs),
  }
}
