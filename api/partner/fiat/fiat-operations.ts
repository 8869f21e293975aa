import Type from 'typebox'
import type { FiatCall } from './fiat-call.ts'
import { fiatErrorTypes } from './fiat-failure.ts'
import { FIAT_PATH, fiatPartnerCalls } from './registry.ts'

const json = (schema: object) => ({ 'application/json': { schema } })

const FiatError = Type.Object({
  errorType: Type.Enum([...fiatErrorTypes]),
  errorMessage: Type.String(),
  errorDetails: Type.Union([
    Type.Array(Type.Object({ cause: Type.String(), value: Type.String() })),
    Type.Null(),
  ]),
})
const error = (description: string) => ({ description, content: json(FiatError) })

const SIGNATURE_HEADERS = {
  'X-Api-Key': 'Base64 of the PEM text of the public key (PKCS#1).',
  'X-Api-Signature':
    'Base64 of RSA-SHA256 of the absolute URL, as it is requested, followed by the body, or by {} without one.',
}

/**
 * Fiat v1 in the OpenAPI document: the calls with the names of their parameters. The protocol is not ours to change, so its
 * values are described in its own documentation (docs/partner-api.md).
 */
export const fiatOperations = fiatPartnerCalls.map((call) => ({
  path: `${FIAT_PATH}${call.path.replace(':id', '{id}')}`,
  method: call.method.toLowerCase(),
  isForPlay: call.isForPlay === true,
  operation: operationOf(call),
}))

function operationOf(call: FiatCall) {
  const { method, params, path, summary } = call
  return {
    summary: `Fiat v1: ${summary} Also at /v1 on the host of API_URL.`,
    operationId: `fiatPartner${method}${path.replaceAll(/\W+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    tags: ['partner'],
    parameters: [
      ...(path.includes(':id') ? [parameter('id', 'path', true)] : []),
      ...(method === 'GET'
        ? params.map((name) => parameter(plainName(name), 'query', !name.endsWith('?')))
        : []),
      ...Object.entries(SIGNATURE_HEADERS).map(([name, description]) => ({
        ...parameter(name, 'header', true),
        description,
      })),
    ],
    ...(method === 'GET' ? {} : { requestBody: { required: true, content: json(bodyOf(params)) } }),
    responses: {
      200: { description: 'Done.', content: json(Type.Unknown()) },
      400: error('Something asked for is wrong or not available: errorType says what.'),
      401: error('The request proves no key that may make this call.'),
      404: error('No order of this partner.'),
      429: error('Too many requests.'),
      500: error('A provider or the exchange failed.'),
      '4XX': error('The request is not readable.'),
      '5XX': error('The exchange failed.'),
    },
  }
}

function bodyOf(params: readonly string[]) {
  return Type.Object(
    Object.fromEntries(
      params.map((name) => [
        plainName(name),
        name.endsWith('?') ? Type.Optional(Type.Unknown()) : Type.Unknown(),
      ]),
    ),
  )
}

function parameter(name: string, place: 'header' | 'path' | 'query', required: boolean) {
  return { name, in: place, required, schema: { type: 'string' } }
}

function plainName(name: string): string {
  return name.replace(/\?$/, '')
}
