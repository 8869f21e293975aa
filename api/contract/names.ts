import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import { Ticker } from './fields.ts'

export const AliasQuery = Type.Object(
  {
    domain: Type.String({ minLength: 1, maxLength: 255, description: 'A name: "alice.eth".' }),
    ticker: Ticker,
  },
  { additionalProperties: false },
)
export type AliasQuery = Static<typeof AliasQuery>

/** What a readable name stands for (EXCH-03). */
export const AliasOut = Type.Object({
  address: Type.String(),
  extraId: Type.Union([Type.String(), Type.Null()]),
  alias: Type.String({ description: 'The name in its normalised form.' }),
  asciiAlias: Type.Union([Type.String(), Type.Null()], {
    description:
      'The ASCII form (Punycode) if the name contains other characters, to be shown with it.',
  }),
  provider: Type.String({ description: '"ens", "unstoppable" or "sandbox".' }),
})
export type AliasOut = Static<typeof AliasOut>
export const AliasReply = Type.Object({ result: AliasOut })
export type AliasReply = Static<typeof AliasReply>

export const FundsRequestRequest = Type.Object(
  {
    transId: Type.String({ maxLength: 40 }),
    userDomain: Type.String({ minLength: 1, maxLength: 255, description: 'The payer’s name.' }),
    holderSecret: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  },
  { additionalProperties: false },
)
export type FundsRequestRequest = Static<typeof FundsRequestRequest>

/** Whether the payer’s wallet was asked for an order’s payment (TRACK-08). */
export const FundsRequestOut = Type.Object({
  isSent: Type.Boolean(),
  provider: Type.String(),
})
export type FundsRequestOut = Static<typeof FundsRequestOut>
export const FundsRequestReply = Type.Object({ fundsRequest: FundsRequestOut })
export type FundsRequestReply = Static<typeof FundsRequestReply>

/** Readable names and payers' wallets (EXCH-03, TRACK-08). */
export const namesCalls = {
  resolveAlias: call({
    method: 'GET',
    path: '/address-alias-resolver',
    summary: 'Resolves a readable name (alice.eth) to an address for a coin.',
    access: 'public',
    limit: 'names',
    query: AliasQuery,
    failures: [
      'currency_unknown',
      'name_address_wrong',
      'name_has_no_address',
      'name_malformed',
      'name_not_found',
      'name_not_supported',
      'name_provider_unreachable',
      'name_spoofed',
    ],
    reply: AliasReply,
  }),
  requestFunds: call({
    method: 'POST',
    path: '/request-funds/{provider}',
    summary:
      'Sends a payment request for an order to the payer’s wallet provider. Needs the order’s secret, like any change to the order.',
    access: 'holder',
    limit: 'create',
    body: FundsRequestRequest,
    failures: [
      'funds_provider_unknown',
      'funds_provider_unreachable',
      'funds_request_not_supported',
      'funds_request_refused',
      'funds_request_too_late',
      'name_malformed',
      'name_spoofed',
      'not_the_holder',
      'order_not_found',
    ],
    reply: FundsRequestReply,
  }),
}
