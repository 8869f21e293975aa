import type { MessageKey } from '@causeway/content/messages'
import type { PartnerDialect, PartnerScope } from '@causeway/core/partners'

/** What each dialect is called. */
export const dialectWords = {
  v2: 'accountApi.dialectV2',
  v1: 'accountApi.dialectV1',
  relay: 'accountApi.dialectRelay',
  changehero: 'accountApi.dialectChangehero',
  rest: 'accountApi.dialectRest',
  fiat: 'accountApi.dialectFiat',
} as const satisfies Readonly<Record<PartnerDialect, MessageKey>>

/** What each scope is called, in the order in which they are offered. */
export const scopeWords = {
  quote: 'accountApi.scopeQuote',
  create: 'accountApi.scopeCreate',
  read: 'accountApi.scopeRead',
  webhooks: 'accountApi.scopeWebhooks',
  reports: 'accountApi.scopeReports',
} as const satisfies Readonly<Record<PartnerScope, MessageKey>>
