import type { NamespaceMessages } from '../message.ts'

/** When an order waits for a check of its coins, or for its holder to be identified. */
export const identification = {
  title: 'Identity check',
  asked: 'This order needs an identity check.',
  askedWhy:
    'We only pay out large orders, and coins from certain sources, to customers who have verified their identity.',
  askedNext:
    'You can do it before or after you pay. Once you’re verified, the order continues automatically.',
  askedElse: 'Prefer not to? Don’t pay, or choose a refund.',
  askedHow:
    'It takes a few minutes with our verification service: you show an ID and take a selfie. We never see or store either.',
  begin: 'Verify your identity',
  continue: 'Continue the identity check',
  again: 'Try again',
  opensNew: 'Opens in a new tab',
  pending: 'Your identity is being checked.',
  pendingNext:
    'This usually takes a few minutes. The order then continues automatically, and this page updates.',
  retry: 'Something couldn’t be read or didn’t match.',
  retryNext: 'Try again with a clear photo. Your order and your coins are safe.',
  approved: 'You’re verified. You don’t need to do anything else.',
  refused: 'We couldn’t verify your identity, so this order can’t be paid out.',
  refusedNext: 'We’ll send your coins back. If we don’t have a refund address yet, enter one here.',
  waived: 'This order no longer needs an identity check.',
  stranger: 'This order is waiting for its owner’s identity check.',
  unavailable:
    'The verification service isn’t responding right now. Your order and your coins are safe. Try again in a minute.',
  back: 'Back to the order',
  identifyTitle: 'Identity check for your order',
  decided: 'The identity check is complete. See your order for what happens next.',
  notAsked: 'This order doesn’t need an identity check.',
  notHolder:
    'Only the owner of the order can verify their identity for it. Open this page in the browser that created the order.',
  holdScreening:
    'We check where coins come from and where they go, as exchanges must by law. If something is unclear, our team reviews it. Your coins are safe: the order then continues, or you get a refund. You don’t need to do anything. This page updates automatically.',
  holdIdentification: 'Your payout is waiting for your identity check.',
  holdIdentificationRefused:
    'We couldn’t verify your identity, so we’re sending your coins back. Enter a refund address.',
  holdRefundDecided:
    'We can’t complete this exchange, so we’re sending your coins back. Enter a refund address.',
  playTitle: 'Sandbox verification service',
  playText:
    'In the sandbox you also play the verification service. No documents are needed: just choose the result.',
  playReference: 'Applicant',
  playStatus: 'Status',
  playUnknown: 'This identity check was never started.',
  playApprove: 'Approve',
  playRetry: 'Request a retry',
  playLater: 'Decide later',
  playRefuse: 'Reject permanently',
  playDone: 'The exchange has the result. The order page updates automatically.',
  playRefusedHere: 'Only the operator of this exchange can use the sandbox controls.',
  playStarted: 'started',
  playPending: 'being checked',
  playRetried: 'retry requested',
  playApproved: 'approved',
  playRefused: 'rejected',
} as const satisfies NamespaceMessages
