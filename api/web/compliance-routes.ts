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
      'Whether we can pay to an address. False comes with a sentence for the customer; true also when screening is unavailable.',
    limit: 'create',
    body: AmlRequest,
    reply: AmlReply,
    answer: async ({ calls }, { body }) => calls.aml(body),
  }),
  webRoute({
    method: 'GET',
    path: '/sum-sub/kyc-status',
    summary: 'Whether an order asks for identification; to its holder also how far that is.',
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
      'Opens the identification of an order and answers what its hosted page or SDK needs. For the holder.',
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
      'For the identification provider: a message, signed as the provider signs. It calls for a look and decides nothing.',
    reply: KycWebhookReply,
    answer: async ({ hearIdentityProvider }, { params, request }) =>
      hearIdentityProvider(params.provider, webhookMessage(request)),
  }),
] as const
