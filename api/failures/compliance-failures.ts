import type { HearIdentityFailure } from '@causeway/server/compliance'
import type { BeginIdentificationFailure, DecideHoldFailure } from '@causeway/server/orders'
import type { FailureRows } from './failure-rows.ts'

type ComplianceFailureCode = Exclude<
  | BeginIdentificationFailure['code']
  | DecideHoldFailure['code']
  | HearIdentityFailure['code']
  | 'identity_unknown',
  'order_not_found' | 'not_the_holder' | 'provider_unknown'
>

/** What can stand in the way of an identification (TRACK-09). */
export const complianceFailures = {
  identification_not_asked: {
    status: 409,
    message: () => 'This order asks for no identification.',
  },
  identification_decided: {
    status: 409,
    message: () => 'The identification is complete. Read the order to see how it goes on.',
  },
  identification_unavailable: {
    status: 503,
    message: () =>
      'The identification service does not answer. Your order waits; try again in a minute.',
  },
  reason_missing: {
    status: 422,
    message: () => 'Say why. The reason stands in the records of the order.',
  },
  not_on_hold: {
    status: 409,
    message: () => 'The order does not wait for this decision.',
  },
  identity_unknown: {
    status: 404,
    message: () => 'There is no such identification.',
  },
  webhook_forged: {
    status: 403,
    message: () => 'The signature of this message is not one of ours. Nothing was changed.',
  },
  webhook_malformed: {
    status: 400,
    message: () => 'The message is signed, but it cannot be read.',
  },
} as const satisfies FailureRows<ComplianceFailureCode>
