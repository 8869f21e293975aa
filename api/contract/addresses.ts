import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import { pairFailures } from './failure-groups.ts'
import { Nullable, OptionalText, Ticker } from './fields.ts'

export const CheckAddressRequest = Type.Object(
  {
    currency: Ticker,
    address: Type.String({ maxLength: 300 }),
    extraId: OptionalText(300),
  },
  { additionalProperties: false },
)
export type CheckAddressRequest = Static<typeof CheckAddressRequest>

export const CheckAddressReply = Type.Object({
  result: Type.Boolean(),
  code: Nullable(Type.String()),
  message: Nullable(Type.String()),
  fits: Type.Array(Type.String(), { description: 'Networks on which the address would be valid.' }),
  warning: Nullable(
    Type.Object({
      code: Type.Literal('address_also_fits'),
      networks: Type.Array(Type.String(), {
        description:
          'Other networks with the same address format: the address is right if it comes from a wallet on this network.',
      }),
    }),
  ),
})
export type CheckAddressReply = Static<typeof CheckAddressReply>

/** Whether money may go to an address (EXCH-05). Asked before an order is made, and answered again when it is. */
export const AmlRequest = Type.Object(
  {
    currency: Ticker,
    address: Type.String({ maxLength: 300 }),
    extraId: OptionalText(300),
  },
  { additionalProperties: false },
)
export type AmlRequest = Static<typeof AmlRequest>

export const AmlReply = Type.Object({
  result: Type.Boolean({ description: 'False if the address can’t be used.' }),
  code: Nullable(
    Type.String({ description: 'address_restricted, or the code of what is malformed.' }),
  ),
  message: Nullable(Type.String()),
})
export type AmlReply = Static<typeof AmlReply>

export const BlockchainNamesQuery = Type.Object(
  { from: Ticker, to: Ticker },
  { additionalProperties: false },
)

export const BlockchainNamesReply = Type.Object({
  from: Type.Object({ ticker: Type.String(), chainName: Type.String() }),
  to: Type.Object({ ticker: Type.String(), chainName: Type.String() }),
})
export type BlockchainNamesReply = Static<typeof BlockchainNamesReply>

/** Whether coins may go to an address (EXCH-02, EXCH-05). */
export const addressesCalls = {
  aml: call({
    method: 'POST',
    path: '/addresses/aml',
    summary:
      'Whether we can pay to an address. False includes a message for the customer. Also true if screening is unavailable.',
    access: 'public',
    limit: 'create',
    body: AmlRequest,
    failures: pairFailures,
    reply: AmlReply,
  }),
  checkAddress: call({
    method: 'POST',
    path: '/addresses/check',
    summary: 'Whether we can pay to an address and extra ID on the coin’s network.',
    access: 'public',
    body: CheckAddressRequest,
    failures: pairFailures,
    reply: CheckAddressReply,
  }),
}
