import Type, { type TSchema } from 'typebox'
import { ProofRequest } from './accounts/user-changes.ts'
import { call } from './call.ts'
import {
  AddedOwnWebhook,
  AddedWebhook,
  AddOwnWebhookRequest,
  AddWebhookRequest,
  ChangedOwnWebhook,
  ChangeOwnWebhookRequest,
  ChangeWebhookRequest,
  ReplayedMessages,
  ReplayWebhookRequest,
  RotatedOwnSecret,
  RotatedSecret,
  SentTest,
  WebhookDeliveries,
  WebhookDeliveriesQuery,
  WebhookEndpointOut,
} from './webhook-fields.ts'

const Result = <Schema extends TSchema>(schema: Schema) => Type.Object({ result: schema })
const Endpoints = Type.Array(WebhookEndpointOut)

const byKey = { access: 'partner', scope: 'webhooks' } as const
const bySession = { access: 'account' } as const
const shared = {
  list: { method: 'GET', summary: 'Your webhook endpoints.' },
  add: {
    method: 'POST',
    summary: 'Adds a webhook endpoint, at most ten.',
    body: AddWebhookRequest,
    statuses: [201],
  },
  change: {
    method: 'PATCH',
    summary: 'Changes, pauses or resumes a webhook endpoint.',
    body: ChangeWebhookRequest,
  },
  remove: { method: 'DELETE', summary: 'Removes a webhook endpoint and what waits for it.' },
  rotate: {
    method: 'POST',
    summary: 'Replaces the secret of an endpoint; the previous one stays valid for a day.',
  },
  test: { method: 'POST', summary: 'Sends a test message to an endpoint.' },
  deliveries: {
    method: 'GET',
    summary: 'Messages to an endpoint of the last 30 days with every attempt, newest first.',
    query: WebhookDeliveriesQuery,
  },
  replay: {
    method: 'POST',
    summary: 'Sends one message, or all since a time, again under the same IDs.',
    body: ReplayWebhookRequest,
  },
} as const

const missing = ['endpoint_not_found'] as const
const refusable = ['endpoint_not_found', 'endpoint_url_refused'] as const
const adding = ['endpoint_url_refused', 'too_many_endpoints', 'partner_disabled'] as const

/** Webhook endpoints of the partner whose key asks. Those of others do not exist here. */
export const partnerWebhookCalls = {
  partnerWebhooks: call({
    ...shared.list,
    ...byKey,
    path: '/partner/v1/webhooks',
    reply: Result(Endpoints),
  }),
  addPartnerWebhook: call({
    ...shared.add,
    ...byKey,
    path: '/partner/v1/webhooks',
    failures: adding,
    reply: Result(AddedWebhook),
  }),
  changePartnerWebhook: call({
    ...shared.change,
    ...byKey,
    path: '/partner/v1/webhooks/{id}',
    failures: refusable,
    reply: Result(WebhookEndpointOut),
  }),
  removePartnerWebhook: call({
    ...shared.remove,
    ...byKey,
    path: '/partner/v1/webhooks/{id}',
    failures: missing,
    reply: Type.Object({}),
  }),
  rotatePartnerWebhook: call({
    ...shared.rotate,
    ...byKey,
    path: '/partner/v1/webhooks/{id}/secret',
    failures: missing,
    reply: Result(RotatedSecret),
  }),
  testPartnerWebhook: call({
    ...shared.test,
    ...byKey,
    path: '/partner/v1/webhooks/{id}/test',
    failures: missing,
    reply: Result(SentTest),
  }),
  partnerWebhookDeliveries: call({
    ...shared.deliveries,
    ...byKey,
    path: '/partner/v1/webhooks/{id}/deliveries',
    failures: missing,
    reply: Result(WebhookDeliveries),
  }),
  replayPartnerWebhook: call({
    ...shared.replay,
    ...byKey,
    path: '/partner/v1/webhooks/{id}/replay',
    failures: ['endpoint_not_found', 'delivery_not_found', 'field_malformed'],
    reply: Result(ReplayedMessages),
  }),
}

/** The same for whoever is signed in. */
export const accountWebhookCalls = {
  webhookEndpoints: call({
    ...shared.list,
    ...bySession,
    path: '/user/partner/webhooks',
    reply: Result(Endpoints),
  }),
  addWebhookEndpoint: call({
    ...bySession,
    method: 'POST',
    path: '/user/partner/webhooks',
    summary: 'Adds a webhook endpoint, at most ten. Needs the password and a code.',
    limit: 'auth',
    body: AddOwnWebhookRequest,
    failures: [...adding, 'partner_access_missing'],
    reply: AddedOwnWebhook,
  }),
  changeWebhookEndpoint: call({
    ...bySession,
    method: 'PATCH',
    path: '/user/partner/webhooks/{id}',
    summary:
      'Changes, pauses or resumes a webhook endpoint. Another URL needs the password and a code.',
    limit: 'auth',
    body: ChangeOwnWebhookRequest,
    failures: refusable,
    reply: ChangedOwnWebhook,
  }),
  removeWebhookEndpoint: call({
    ...shared.remove,
    ...bySession,
    path: '/user/partner/webhooks/{id}',
    failures: missing,
    reply: Type.Object({}),
  }),
  rotateWebhookSecret: call({
    ...shared.rotate,
    ...bySession,
    path: '/user/partner/webhooks/{id}/secret',
    summary:
      'Replaces the secret of an endpoint; the previous one stays valid for a day. Needs the password and a code.',
    limit: 'auth',
    body: ProofRequest,
    failures: missing,
    reply: RotatedOwnSecret,
  }),
  testWebhookEndpoint: call({
    ...shared.test,
    ...bySession,
    path: '/user/partner/webhooks/{id}/test',
    failures: missing,
    reply: Result(SentTest),
  }),
  webhookDeliveries: call({
    ...shared.deliveries,
    ...bySession,
    path: '/user/partner/webhooks/{id}/deliveries',
    failures: missing,
    reply: Result(WebhookDeliveries),
  }),
  replayWebhooks: call({
    ...shared.replay,
    ...bySession,
    path: '/user/partner/webhooks/{id}/replay',
    failures: ['endpoint_not_found', 'delivery_not_found', 'field_malformed'],
    reply: Result(ReplayedMessages),
  }),
}
