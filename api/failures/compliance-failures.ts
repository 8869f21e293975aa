import type { IdentityWebhookFailure } from '@causeway/server/compliance'
import type { BeginIdentificationFailure, DecideHoldFailure } from '@causeway/server/orders'
import type { FailureRows } from './failure-rows.ts'

type ComplianceFailureCode = Exclude<
  | BeginIdentificationFailure['code']
  | DecideHoldFailure['code']
  | IdentityWebhookFailure['code']
  | 'identity_unknown',
  'order_not_found' | 'not_the_holder' | 'provider_unknown'
>

/** What can stand in the way of an identification (TRACK-09). */
export const complianceFailures = {
  identification_not_asked: {
    status: 409,
    message: () => 'This order doesn’t need an identity check.',
  },
  identification_decided: {
    status: 409,
    message: () => 'The identity check is complete. See the order for what happens next.',
  },
  identification_unavailable: {
    status: 503,
    message: () =>
      'The verification service isn’t responding. Your order is safe. Try again in a minute.',
  },
  reason_missing: {
    status: 422,
    message: () => 'Enter a reason. It’s kept in the order’s records.',
  },
  not_on_hold: {
    status: 409,
    message: () => 'This order isn’t waiting for this decision.',
  },
  identity_unknown: {
    status: 404,
    message: () => 'This identity check doesn’t exist.',
  },
  webhook_forged: {
    status: 403,
    message: () => 'The signature of this message is invalid. Nothing was changed.',
  },
  webhook_malformed: {
    status: 400,
    message: () => 'The message is signed, but we can’t read it.',
  },
} as const satisfies FailureRows<ComplianceFailureCode>
