import { accountFailures, favouriteFailures } from './account-failures.ts'
import { affiliateFailures } from './affiliate-failures.ts'
import { complianceFailures } from './compliance-failures.ts'
import type { FailureCode, FailureRows } from './failure-rows.ts'
import { fiatFailures } from './fiat-failures.ts'
import { messageFailures } from './message-failures.ts'
import { nameFailures } from './name-failures.ts'
import { orderFailures } from './order-failures.ts'
import { partnerKeyFailures } from './partner-failures.ts'
import { quoteFailures } from './quote-failures.ts'
import { requestFailures } from './request-failures.ts'
import { socialFailures } from './social-failures.ts'
import { staffAccessFailures, staffFailures } from './staff-failures.ts'
import { webhookFailures } from './webhook-failures.ts'

/** Every expected failure as the site’s calls show it. A new failure does not compile until it has a row. */
export const failureTable: FailureRows<FailureCode> = {
  ...requestFailures,
  ...accountFailures,
  ...quoteFailures,
  ...orderFailures,
  ...messageFailures,
  ...nameFailures,
  ...complianceFailures,
  ...favouriteFailures,
  ...fiatFailures,
  ...socialFailures,
  ...partnerKeyFailures,
  ...webhookFailures,
  ...affiliateFailures,
  ...staffFailures,
  ...staffAccessFailures,
  play_fiat_order_unknown: {
    status: 404,
    message: () => 'Unknown purchase. GET /api/sandbox/fiat lists them all.',
  },
  play_fiat_order_settled: {
    status: 409,
    message: () => 'This purchase isn’t in a state that allows this.',
  },
  play_fiat_message_unknown: {
    status: 404,
    message: () => 'This provider has sent no message yet.',
  },
  provider_unknown: {
    status: 404,
    message: () => 'Unknown provider. GET /api/sandbox/state lists them all.',
  },
} satisfies FailureRows<FailureCode>

/** HTTP status of a refusal by its code. Throws for one that is none. */
export function statusOf(code: string): number {
  if (!isCode(code)) throw new Error(`${code} is no code of a refusal`)
  return failureTable[code].status
}

function isCode(code: string): code is FailureCode {
  return Object.hasOwn(failureTable, code)
}
