import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, Done } from './fields.ts'

export const DeskMessagesOut = Type.Object({
  isMailed: Type.Boolean({ description: 'Messages are sent by mail as well.' }),
  language: Nullable(Type.String({ description: 'Code of the customer’s language.' })),
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      from: Type.Enum(['shop', 'customer']),
      staff: Nullable(Type.String({ description: 'The member who wrote it.' })),
      text: Type.String(),
      sentAt: Type.String(),
      isWaiting: Type.Boolean({ description: 'The customer waits for a reply.' }),
    }),
  ),
})
export type DeskMessagesOut = Static<typeof DeskMessagesOut>

/** Messages between staff and customers about orders (OPS-09.8). */
export const deskMessageCalls = {
  waitingMessages: call({
    method: 'GET',
    path: '/backoffice/messages',
    summary: 'Orders whose customers wait for a reply, the longest first, 50 at most.',
    access: 'staff',
    roles: ['support', 'compliance', 'administrator'],
    reply: Type.Object({
      waiting: Type.Array(Type.Object({ publicCode: Type.String(), since: Type.String() })),
    }),
  }),
  deskMessages: call({
    method: 'GET',
    path: '/backoffice/orders/{code}/messages',
    summary: 'What staff and the customer have written to each other about an order, oldest first.',
    access: 'staff',
    roles: ['support', 'compliance', 'administrator'],
    failures: ['order_not_found'],
    reply: DeskMessagesOut,
  }),
  messageCustomer: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/messages',
    summary: 'Writes to the customer: by mail, and on the order’s page.',
    access: 'staff',
    roles: ['support', 'compliance', 'administrator'],
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) }, closed),
    failures: ['message_malformed', 'order_not_found'],
    reply: Done,
  }),
  settleMessages: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/messages/settle',
    summary: 'The customer’s messages need no reply.',
    access: 'staff',
    roles: ['support', 'compliance', 'administrator'],
    failures: ['order_not_found'],
    reply: Done,
  }),
}
