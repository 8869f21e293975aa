export {
  decideSettlement,
  type HoldDecision,
  type OrderChoice,
  orderChoices,
  type SettlementDecision,
} from './decide-settlement.ts'
export {
  type DepositState,
  depositTransitions,
  nextDepositState,
} from './deposit-transitions.ts'
export type { DueWork } from './due-work.ts'
export { type FeedbackTag, feedbackTags } from './feedback-tags.ts'
export { nextPromiseEnd, promiseHasLapsed } from './guaranteed-promise.ts'
export { type DepthStep, defaultDepthSteps, neededConfirmations } from './needed-confirmations.ts'
export {
  type ClaimEvent,
  type ClaimRefusal,
  type ClaimState,
  claimTransitions,
  type PaymentProblem,
  paymentProblem,
} from './payment-claims.ts'
export { secretInFragment, secretLink } from './secret-link.ts'
export { afterSendEvent, type SendState, sendTransitions } from './send-transitions.ts'
export {
  nextTransferState,
  type TransferState,
  transferTransitions,
} from './transfer-transitions.ts'
export {
  endedStates,
  nextOrderState,
  type OrderEvent,
  type OrderState,
  orderStates,
  orderTransitions,
  statesOfStatus,
  type WireStatus,
  wireStatus,
  wireStatuses,
} from './transitions.ts'
