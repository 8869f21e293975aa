import type { Facts, FailureRows } from './failure-rows.ts'
import type { RequestFailure } from './request-failure.ts'
import type { StaffAccessFailure } from './staff-failure.ts'

type FieldFacts = Facts['field_malformed']

const fieldDetails = ({ field, fields }: FieldFacts) => ({ field, fields })
const firstProblem = ({ field, fields }: FieldFacts, otherwise: string) =>
  `"${field}" ${fields.find((each) => each.field === field)?.problem ?? otherwise}.`

/** What is wrong with the request itself. */
export const requestFailures = {
  json_malformed: {
    status: 400,
    message: () => 'The body is not valid JSON. Send one JSON object.',
  },
  character_refused: {
    status: 400,
    message: () => 'A string contains the character U+0000, which isn’t allowed. Remove it.',
  },
  body_missing: {
    status: 400,
    message: () => 'The body must be one JSON object.',
  },
  body_too_deep: {
    status: 400,
    message: () => 'The body is nested more than 50 levels deep.',
  },
  body_too_large: {
    status: 413,
    message: () => 'The body is larger than 64 kB.',
  },
  media_type_unsupported: {
    status: 415,
    message: () => 'Send the body as JSON, with the header Content-Type: application/json.',
  },
  request_malformed: {
    status: 400,
    message: () => 'We can’t read the request. Check its URL, headers and body.',
  },
  path_unknown: {
    status: 404,
    message: () => 'Unknown call. GET /api/openapi.json lists them all.',
  },
  internal_path: {
    status: 403,
    message: () => 'Only requests from this machine or with the operator token can read this.',
  },
  method_not_allowed: {
    status: 405,
    message: ({ allow }) => `This call accepts ${allow.join(', ')} only.`,
    details: ({ allow }) => ({ allow }),
  },
  unknown_field: {
    status: 400,
    message: ({ field }) =>
      `"${field}" isn’t a field of this call. Remove it or check the spelling.`,
    details: fieldDetails,
  },
  field_missing: {
    status: 400,
    message: ({ field }) => `"${field}" is missing. Add it to the request.`,
    details: fieldDetails,
  },
  field_malformed: {
    status: 400,
    message: (facts) => firstProblem(facts, 'is malformed'),
    details: fieldDetails,
  },
  field_refused: {
    status: 400,
    message: ({ field }) => `A field named "${field}" isn’t allowed.`,
    details: fieldDetails,
  },
  amount_not_positive: {
    status: 400,
    message: () => 'The amount must be above zero.',
  },
  idempotency_key_missing: {
    status: 400,
    message: () =>
      'Send a header Idempotency-Key with 16 to 200 random characters, and reuse it whenever you retry this order.',
  },
  range_malformed: {
    status: 400,
    message: () =>
      '"from" must be earlier than "to", both in Unix seconds and at most a year apart.',
  },
  language_unknown: {
    status: 404,
    message: ({ language }) =>
      `Unknown language "${language}". GET /api/locale/all lists them all.`,
    details: ({ language }) => ({ language }),
  },
  currency_not_found: {
    status: 404,
    message: ({ currency }) => `Unknown coin "${currency}". GET /api/currencies lists them all.`,
    details: ({ currency }) => ({ currency }),
  },
  network_unknown: {
    status: 404,
    message: ({ network }) => `Unknown network "${network}".`,
    details: ({ network }) => ({ network }),
  },
  rate_limited: {
    status: 429,
    message: ({ retryAfterSeconds }) =>
      `Too many requests from this address. Try again in ${retryAfterSeconds} s.`,
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
  },
  too_many_streams: {
    status: 429,
    message: () =>
      'Too many open event streams from this address. Close one, or poll with GET instead.',
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
  },
  partner_key_invalid: {
    status: 401,
    message: () =>
      'Send your API key as "Authorization: Bearer KEY". It must be valid, enabled for REST and used from an allowed network.',
  },
  scope_missing: {
    status: 403,
    message: ({ scope }) => `This key doesn’t have the scope "${scope}" that the call needs.`,
    details: ({ scope }) => ({ scope }),
  },
  key_rate_limited: {
    status: 429,
    message: ({ requestsPerSecond }) =>
      `This key’s limit is ${requestsPerSecond} requests per second. Try again in a second.`,
    details: ({ requestsPerSecond }) => ({ requestsPerSecond }),
  },
  report_days_malformed: {
    status: 400,
    message: () =>
      '"from" and "to" must be days such as 2026-11-26, in this order and at most a year apart.',
  },
  other_origin: {
    status: 403,
    message: () =>
      'Cookies authorise changes from our own pages only. Elsewhere, send the holder secret in the body or in the header X-Holder-Secret.',
  },
  form_from_elsewhere: {
    status: 403,
    message: () =>
      'This form was not sent from our own page, so nothing was changed. Go back, reload the page and try again. If it happens again, let your browser or privacy extension tell this site where a form comes from.',
  },
  signed_out: {
    status: 401,
    message: () => 'You’re not signed in, or your session has ended. Sign in and try again.',
  },
  csrf_wrong: {
    status: 403,
    message: () =>
      'Account changes need the token from GET /api/csrf for this session, as _csrf or in the header X-CSRF-Token.',
  },
  operator_only: {
    status: 403,
    message: () =>
      'Only the operator can use sandbox controls: call from the server itself (a loopback address, without a proxy) or send the operator token as Authorization: Bearer.',
  },
  this_machine_only: {
    status: 403,
    message: () =>
      'Emails can be read only on the server itself (a loopback address, without a proxy). The operator token doesn’t give access.',
  },
} as const satisfies FailureRows<Exclude<RequestFailure['code'], StaffAccessFailure['code']>>
