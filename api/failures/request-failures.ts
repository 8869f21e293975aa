import type { Facts, FailureRows } from './failure-rows.ts'
import type { RequestFailure } from './request-failure.ts'

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
    message: () => 'A text holds the character U+0000, which no field can have. Remove it.',
  },
  body_missing: {
    status: 400,
    message: () => 'The body must be one JSON object; it is missing or something else.',
  },
  body_too_deep: {
    status: 400,
    message: () => 'The body is nested more than 50 levels deep. No call has that many.',
  },
  body_too_large: {
    status: 413,
    message: () => 'The body is larger than 64 kB. Nothing that this call needs is that long.',
  },
  media_type_unsupported: {
    status: 415,
    message: () => 'Send the body as JSON, with the header Content-Type: application/json.',
  },
  request_malformed: {
    status: 400,
    message: () => 'The request cannot be read. Check its address, headers and body.',
  },
  path_unknown: {
    status: 404,
    message: () => 'There is no such call. GET /api/openapi.json lists all of them.',
  },
  internal_path: {
    status: 403,
    message: () => 'Only this machine or a holder of the metrics token may read this.',
  },
  method_not_allowed: {
    status: 405,
    message: ({ allow }) => `This call answers to ${allow.join(', ')} only.`,
    details: ({ allow }) => ({ allow }),
  },
  unknown_field: {
    status: 400,
    message: ({ field }) =>
      `"${field}" is not a field of this call. Remove it or check its spelling.`,
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
    message: ({ field }) => `A field named "${field}" is never accepted.`,
    details: fieldDetails,
  },
  amount_not_positive: {
    status: 400,
    message: () => 'The amount must be above zero.',
  },
  idempotency_key_missing: {
    status: 400,
    message: () =>
      'Send a header Idempotency-Key with 16 to 200 random characters, the same for every repeat of this order.',
  },
  range_malformed: {
    status: 400,
    message: () =>
      '"from" must be earlier than "to", both in Unix seconds and at most a year apart.',
  },
  language_unknown: {
    status: 404,
    message: ({ language }) =>
      `There are no texts in "${language}". GET /api/locale/all lists the languages.`,
    details: ({ language }) => ({ language }),
  },
  currency_not_found: {
    status: 404,
    message: ({ currency }) =>
      `There is no coin with the ticker "${currency}". GET /api/currencies lists all of them.`,
    details: ({ currency }) => ({ currency }),
  },
  network_unknown: {
    status: 404,
    message: ({ network }) => `There is no network "${network}" here.`,
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
      'Too many open event streams from this address. Close one, or ask by GET instead.',
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
  },
  other_origin: {
    status: 403,
    message: () =>
      'A change that rests on a cookie must come from our own pages. Elsewhere send the holder secret in the body or in the header X-Holder-Secret.',
  },
  form_from_elsewhere: {
    status: 403,
    message: () =>
      'This form was not sent from our own page, so nothing was changed. Go back, reload the page and try again. If it happens again, let your browser or privacy extension tell this site where a form comes from.',
  },
  signed_out: {
    status: 401,
    message: () => 'Nobody is signed in here, or the session is over. Sign in and try again.',
  },
  csrf_wrong: {
    status: 403,
    message: () =>
      'A change of an account carries the token of GET /api/csrf for this session, as _csrf or in the header X-CSRF-Token.',
  },
  operator_only: {
    status: 403,
    message: () =>
      'Sandbox controls are for the operator: ask from this machine itself (a loopback address, without a proxy) or send the operator token as Authorization: Bearer.',
  },
  this_machine_only: {
    status: 403,
    message: () =>
      'Mail is read at this machine itself only (a loopback address, without a proxy). The operator token does not open it.',
  },
} as const satisfies FailureRows<RequestFailure['code']>
