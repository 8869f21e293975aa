import {
  AmlReply,
  AmlRequest,
  KycQuery,
  KycSettingsReply,
  KycStatusReply,
  KycWebhookReply,
} from '../contract/index.ts'
import { callerOf } from '../http/index.ts'
import { webhookMessage } from './webhook-message.ts'
import { webRoute } from './wire.ts'

const HOLDER_HEADER = {
  'X-Holder-Secret': 'The secret that came with the order, for callers that keep no cookies.',
}

/** Restricted addresses and identification (EXCH-05, TRACK-09). */
export const complianceRoutes = [
  webRoute({
    method: 'POST',
    path: '/addresses/aml',
    summary:
      'Whether we can pay to an address. False includes a message for the customer. Also true if screening is unavailable.',
    limit: 'create',
    body: AmlRequest,
    reply: AmlReply,
    answer: async ({ calls }, { body }) => calls.aml(body),
  }),
  webRoute({
    method: 'GET',
    path: '/sum-sub/kyc-status',
    summary:
      'Whether an order requires an identity check and, for its owner, the status of that check.',
    headers: HOLDER_HEADER,
    query: KycQuery,
    reply: KycStatusReply,
    answer: async ({ calls, countries }, { query, request }) =>
      calls.kycStatus(query.transId, callerOf(request, countries)),
  }),
  webRoute({
    method: 'GET',
    path: '/sum-sub/settings',
    summary:
      'Starts the identity check for an order and returns what the provider’s hosted page or SDK needs. Order owner only.',
    limit: 'create',
    headers: HOLDER_HEADER,
    query: KycQuery,
    reply: KycSettingsReply,
    answer: async ({ calls, countries }, { query, request }) =>
      calls.kycSettings(query.transId, callerOf(request, countries)),
  }),
  webRoute({
    method: 'POST',
    path: '/kyc/webhooks/{provider}',
    summary:
      'Webhook of the identity provider, signed by the provider. It only triggers a status check and decides nothing by its content.',
    reply: KycWebhookReply,
    answer: async ({ handleIdentityWebhook }, { params, request }) =>
      handleIdentityWebhook(params.provider, webhookMessage(request)),
  }),
] as const
