import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { OptionalText } from '../fields.ts'

export const WriteToShopRequest = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 2000 }), holderSecret: OptionalText(100) },
  { additionalProperties: false },
)
export type WriteToShopRequest = Static<typeof WriteToShopRequest>

/** Messages about an order (OPS-09.8). What both sides wrote is part of the order. */
export const orderMessageCalls = {
  writeToShop: call({
    method: 'POST',
    path: '/transactions/{id}/messages',
    summary: 'Sends a message about an order to the exchange. Owner only.',
    access: 'holder',
    limit: 'create',
    body: WriteToShopRequest,
    failures: ['message_malformed', 'not_the_holder', 'order_not_found', 'too_many_messages'],
    reply: Type.Object({ result: Type.Literal(true) }),
  }),
}
