import { webhookEvents } from '@causeway/core/partners'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { Done } from './fields.ts'

export const DeskWebhooksOut = Type.Object({
  deliveries: Type.Array(
    Type.Object({
      id: Type.String({ description: 'Id of the message, the same at each attempt.' }),
      event: Type.Enum([...webhookEvents, 'test']),
      host: Type.String({ description: 'The receiver; the rest of its address can be a secret.' }),
      endpoint: Type.Enum(['active', 'paused', 'removed']),
      createdAt: Type.String(),
      state: Type.Enum(['waiting', 'delivered', 'failed']),
      attempts: Type.Integer(),
      dueAt: Nullable(Type.String({ description: 'When it’s sent next.' })),
      last: Nullable(
        Type.Object({
          at: Type.String(),
          status: Nullable(Type.Integer({ description: 'What the receiver answered.' })),
          failure: Nullable(Type.String()),
        }),
      ),
    }),
  ),
})
export type DeskWebhooksOut = Static<typeof DeskWebhooksOut>

/** Messages to partners about their orders (OPS-09.13). */
export const deskWebhookCalls = {
  deskWebhooks: call({
    method: 'GET',
    path: '/backoffice/orders/{code}/webhooks',
    summary: 'Webhooks about an order of the last 30 days, newest first, 100 at most.',
    access: 'staff',
    roles: ['support', 'compliance', 'treasury', 'finance', 'administrator'],
    reply: DeskWebhooksOut,
  }),
  resendWebhook: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/webhooks/{id}/send',
    summary: 'Sends a webhook again, under the same id.',
    access: 'staff',
    roles: ['support', 'treasury', 'administrator'],
    failures: ['delivery_not_found', 'endpoint_paused'],
    reply: Done,
  }),
}
