import type { FiatFailure } from '@causeway/core/ports'

/** An error as Fiat v1 sends it. Programs decide by its type. */
export type PartnerFiatFailure = {
  readonly status: number
  readonly errorType: FiatErrorType
  readonly errorMessage: string
  readonly errorDetails: readonly ErrorDetail[] | null
}

/** What is wrong: a field or a limit, and its value. */
export type ErrorDetail = { readonly cause: string; readonly value: string }

/** Every type of error of the protocol. */
export const fiatErrorTypes = [
  'validation',
  'timeout',
  'unavailable',
  'limits',
  'country',
  'state',
  'currency',
  'paymentMethod',
  'invalidOffer',
  'unauthorized',
  'tooManyRequests',
  'internalServerError',
] as const
export type FiatErrorType = (typeof fiatErrorTypes)[number]

const LONGEST_VALUE = 100

/** Every error of Fiat v1, in one table. */
export const fiatFailures = {
  invalidField: (cause: string, value: unknown, message = `${cause} is missing or malformed`) =>
    failure(400, 'validation', message, [{ cause, value: valueText(value) }]),
  malformed: (message: string) => failure(400, 'validation', message),
  reused: (externalOrderId: string) =>
    failure(
      400,
      'validation',
      'externalOrderId or Idempotency-Key was used for a different order before',
      [{ cause: 'externalOrderId', value: externalOrderId }],
    ),
  limits: ({ max, min }: { readonly min: string | null; readonly max: string | null }) =>
    failure(400, 'limits', 'The amount is outside the limits of this provider', [
      ...(min === null ? [] : [{ cause: 'min', value: min }]),
      ...(max === null ? [] : [{ cause: 'max', value: max }]),
    ]),
  country: () => failure(400, 'country', 'Not available in this country or state'),
  state: () => failure(400, 'state', 'This country needs the code of one of its states'),
  currency: (value: string) =>
    failure(400, 'currency', 'This currency is not available', [{ cause: 'currency', value }]),
  pair: () => failure(400, 'currency', 'currencyFrom must be fiat money and currencyTo a coin'),
  paymentMethod: (value: unknown) =>
    failure(400, 'paymentMethod', 'Unknown payment method', [
      { cause: 'paymentMethod', value: valueText(value) },
    ]),
  invalidOffer: () => failure(400, 'invalidOffer', 'The provider does not make this offer'),
  orderNotFound: () => failure(404, 'validation', 'Order not found'),
  pathNotFound: () => failure(404, 'validation', 'There is no such call'),
  methodNotAllowed: () => failure(405, 'validation', 'This call has another method'),
  tooLarge: () => failure(413, 'validation', 'The body is larger than 64 kB'),
  notJson: () => failure(415, 'validation', 'Send the body as application/json'),
  unauthorized: () =>
    failure(401, 'unauthorized', 'The request does not prove a key that may be used here'),
  forbidden: () => failure(401, 'unauthorized', 'This key may not make this call'),
  tooManyRequests: () => failure(429, 'tooManyRequests', 'Too many requests'),
  timeout: () => failure(500, 'timeout', 'The provider did not answer in time'),
  unavailable: () => failure(500, 'unavailable', 'The provider is unavailable'),
  internal: () => failure(500, 'internalServerError', 'Internal error'),
} as const satisfies Readonly<Record<string, (...given: never[]) => PartnerFiatFailure>>

/** Why a provider makes no offer. */
export function offerFailure(given: FiatFailure): PartnerFiatFailure {
  switch (given.code) {
    case 'limits':
      return fiatFailures.limits(given.limits)
    case 'country':
      return fiatFailures.country()
    case 'currency':
      return { ...fiatFailures.pair(), errorMessage: 'The provider does not trade this pair' }
    case 'timeout':
      return fiatFailures.timeout()
    case 'unavailable':
      return fiatFailures.unavailable()
    case 'others':
      return fiatFailures.invalidOffer()
  }
}

function failure(
  status: number,
  errorType: FiatErrorType,
  errorMessage: string,
  errorDetails: readonly ErrorDetail[] | null = null,
): PartnerFiatFailure {
  return { status, errorType, errorMessage, errorDetails }
}

function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.slice(0, LONGEST_VALUE)
}
