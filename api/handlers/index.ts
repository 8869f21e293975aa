export { beginSession } from './accounts/begin-session.ts'
export { changed, unchanged } from './accounts/change-reply.ts'
export { proofOf } from './accounts/user-change-handlers.ts'
export { visitorOf } from './accounts/visitor-of.ts'
export { createCalls, createSandboxCalls } from './create-calls.ts'
export { createHandlers, type HandlerNeeds, type WebHandlers } from './create-handlers.ts'
export { type AskForOffers, createAskForOffers } from './fiat/fiat-handlers.ts'
export type { SignedIn } from './handler.ts'
export { readerOf } from './orders/holder-of.ts'
export type { FollowedOrder, TransactionFeed } from './orders/transaction-feed.ts'
export { createTransactionReply } from './orders/transaction-reply.ts'
export { isoTime } from './reference/iso-time.ts'
export type { LocaleTexts } from './reference/locale-texts.ts'
export { rateText } from './reference/rate-text.ts'
export {
  createSandboxHandlers,
  type SandboxHandlers,
} from './sandbox/sandbox-handlers.ts'
export type { ExampleFacts } from './sandbox/site-handlers.ts'
