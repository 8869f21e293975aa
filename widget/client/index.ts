export { bodyAside, bodyOf } from './aside.ts'
export { type AccountCalls, createAccountCalls } from './create-account-calls.ts'
export { createAddressCalls } from './create-address-calls.ts'
export { createBuyingCalls } from './create-buying-calls.ts'
export { createFormCalls } from './create-form-calls.ts'
export { createOrderCalls } from './create-order-calls.ts'
export { createSiteCalls } from './create-site-calls.ts'
export { createWorthCalls } from './create-worth-calls.ts'
export {
  type FollowState,
  followTransaction,
} from './follow-transaction.ts'
export { httpCalls } from './http-calls.ts'
export { openEventStream } from './open-event-stream.ts'
export { linkInPopup, openSocialPopup } from './open-social-popup.ts'
export { unreachable } from './send-request.ts'
export { returnedSocialOutcome, type SocialOutcome } from './social-outcome.ts'
export { tellBrokenWeb } from './tell-broken-web.ts'
