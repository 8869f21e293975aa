import { accountFailures } from './account-failures.ts'
import { complianceFailures } from './compliance-failures.ts'
import type { FailureCode, FailureRows } from './failure-rows.ts'
import { favouriteFailures } from './favourite-failures.ts'
import { nameFailures } from './name-failures.ts'
import { orderFailures } from './order-failures.ts'
import { quoteFailures } from './quote-failures.ts'
import { requestFailures } from './request-failures.ts'
import { socialFailures } from './social-failures.ts'

/** Every expected failure as the site's calls show it. A new failure does not compile until it has a row. */
export const failureTable: FailureRows<FailureCode> = {
  ...requestFailures,
  ...accountFailures,
  ...quoteFailures,
  ...orderFailures,
  ...nameFailures,
  ...complianceFailures,
  ...favouriteFailures,
  ...socialFailures,
  provider_unknown: {
    status: 404,
    message: () => 'There is no such provider. GET /api/sandbox/state lists all of them.',
  },
} satisfies FailureRows<FailureCode>
