export { type AccountCalls, createAccountCalls } from './calls/create-account-calls.ts'
export { createAddressCalls } from './calls/create-address-calls.ts'
export { createBuyingCalls } from './calls/create-buying-calls.ts'
export { createFormCalls } from './calls/create-form-calls.ts'
export { createOrderCalls } from './calls/create-order-calls.ts'
export { createSiteCalls } from './calls/create-site-calls.ts'
export { createWorthCalls } from './calls/create-worth-calls.ts'
export { changeCalls, httpCalls } from './calls/http-calls.ts'
export { reportBrokenWeb } from './requests/report-broken-web.ts'
export { unreachable } from './requests/send-request.ts'
export { linkInPopup, openSocialPopup } from './social/open-social-popup.ts'
export { returnedSocialOutcome, type SocialOutcome } from './social/social-outcome.ts'
export { bodyAside, bodyOf } from './streams/aside.ts'
export {
  type FollowState,
  followTransaction,
} from './streams/follow-transaction.ts'
export { openEventStream } from './streams/open-event-stream.ts'
