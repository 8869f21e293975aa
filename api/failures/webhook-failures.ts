import type {
  DeliveryNotFound,
  EndpointNotFound,
  TooManyEndpoints,
  UrlRefused,
} from '@causeway/server/webhooks'
import type { FailureRows } from './failure-rows.ts'

/** Why an endpoint of webhooks stays as it is, or is not made (API-03). */
export const webhookFailures = {
  endpoint_not_found: { status: 404, message: () => 'This endpoint doesn’t exist.' },
  endpoint_url_refused: {
    status: 422,
    message: () => 'Enter an https:// address without a user name, at most 2000 characters.',
    details: () => ({ field: 'url' }),
  },
  too_many_endpoints: {
    status: 409,
    message: ({ most }) => `You can have at most ${most} endpoints. Remove one first.`,
    details: ({ most }) => ({ most }),
  },
  delivery_not_found: {
    status: 404,
    message: () => 'This message doesn’t exist. Messages are kept for 30 days.',
  },
} as const satisfies FailureRows<
  (EndpointNotFound | UrlRefused | TooManyEndpoints | DeliveryNotFound)['code']
>
