import Type from 'typebox'
import { partnerMethods } from './registry.ts'

const Id = Type.Union([Type.String(), Type.Number(), Type.Null()])

const RpcRequest = Type.Object({
  jsonrpc: Type.Optional(Type.Literal('2.0')),
  id: Type.Optional(Id),
  method: Type.String({ description: Object.keys(partnerMethods).join(', ') }),
  params: Type.Optional(
    Type.Union([Type.Object({}), Type.Array(Type.Object({})), Type.Null()], {
      description: 'As the established protocol has them.',
    }),
  ),
})

const Sides = Type.Object({ from: Type.String(), to: Type.String() })

const RpcError = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  id: Id,
  error: Type.Object(
    {
      code: Type.Union([-32600, -32601, -32602, -32603, -32700].map((code) => Type.Literal(code))),
      message: Type.String(),
      data: Type.Optional(Type.Object({ limits: Type.Object({ min: Sides, max: Sides }) })),
    },
    {
      description:
        '-32600: the request is refused (no valid key, amount outside the limits, too many requests). -32601: unknown method. -32602: wrong parameter, coin, address or rateId. -32603: error on our side. -32700: not JSON.',
      additionalProperties: false,
    },
  ),
})
const RpcResult = Type.Object({ jsonrpc: Type.Literal('2.0'), id: Id, result: Type.Unknown() })
const RpcReply = Type.Union([RpcResult, RpcError])

const json = (schema: object) => ({ 'application/json': { schema } })

/**
 * The partner protocol in the OpenAPI document: one operation, since its methods are told apart by what is sent. Its errors
 * have bodies of their own.
 */
export const rpcOperation = {
  path: '/api/partner',
  operation: {
    summary:
      'JSON-RPC 2.0 of the established partner protocol, alone or in batches of at most 50. Also at /api/partner/v2 and /v2. Requests name and prove a key in one of four ways (docs/partner-api.md).',
    operationId: 'postPartner',
    tags: ['partner'],
    parameters: [
      ...Object.entries({
        'X-Api-Key': 'v2: the API key.',
        'X-Api-Signature': 'v2: base64 of RSA-SHA256 of the body.',
        'api-key': 'v1: the API key. ChangeHero: the same, without a signature.',
        sign: 'v1: hexadecimal HMAC-SHA512 of the body.',
        'X-Auth': 'relay: base64 of KEY:MILLISECONDS.',
        'Idempotency-Key':
          'Optional, for creations: a random text of your own, the same for every repeat.',
      }).map(([name, description]) => ({
        name,
        in: 'header',
        required: false,
        description,
        schema: { type: 'string' },
      })),
    ],
    requestBody: {
      required: true,
      content: json(
        Type.Union([RpcRequest, Type.Array(RpcRequest, { minItems: 1, maxItems: 50 })]),
      ),
    },
    responses: {
      200: {
        description: 'Results, and errors of the protocol.',
        content: json(Type.Union([RpcReply, Type.Array(RpcReply, { minItems: 1 })])),
      },
      204: { description: 'Notifications only.' },
      401: { description: 'The request proves no key that is in force.', content: json(RpcError) },
      '4XX': { $ref: '#/components/responses/Refusal' },
      '5XX': { $ref: '#/components/responses/Refusal' },
    },
  },
} as const
