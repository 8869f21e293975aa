import {
  FiatExchangeReply,
  FiatExchangeRequest,
  FiatOfferQuery,
  FiatOffersReply,
  FiatProvidersReply,
  FiatWebhookReply,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import { callerOf, holderCookie, sendCookies } from '../http/index.ts'
import { placingCaller } from './placing-caller.ts'
import { streamFiatOffers, wantsStream } from './stream-fiat-offers.ts'
import { webhookMessage } from './webhook-message.ts'
import { webRoute } from './wire.ts'

/** Buying and selling through providers of fiat (BUY-01, BUY-07, BUY-12). */
export const fiatRoutes = [
  webRoute({
    method: 'GET',
    path: '/fiat/provider',
    summary: 'Providers that sell or buy coins for fiat currency, with their track record.',
    reply: FiatProvidersReply,
    answer: async ({ calls }) => calls.fiatProviders(),
  }),
  webRoute({
    method: 'GET',
    path: '/fiat/offer',
    summary:
      'Offers from all providers, requested in parallel. From fiat to a coin is a purchase, and from a coin to fiat is a sale. With Accept: text/event-stream, sends one `offer` event per provider as it replies, then `done`.',
    limit: 'names',
    query: FiatOfferQuery,
    headers: { Accept: 'text/event-stream: offers as they come.' },
    reply: FiatOffersReply,
    answer: async (needs, { query, reply, request }) =>
      wantsStream(request)
        ? streamFiatOffers(needs, { query, request, reply })
        : needs.calls.fiatOffers(query, callerOf(request, needs.countries)),
  }),
  webRoute({
    method: 'POST',
    path: '/fiat/exchange',
    summary:
      'Creates one order with a provider per Idempotency-Key: 201, or 200 with the original order for a repeated request. Returns where to send the customer next, as a redirect or a form to post. Sets the cookie that lets the browser manage the order.',
    limit: 'create',
    body: FiatExchangeRequest,
    headers: { 'Idempotency-Key': 'Required. 16 to 200 random characters, kept for every repeat.' },
    reply: FiatExchangeReply,
    statuses: [201, 200],
    answer: async (needs, { body, reply, request }) => {
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || key === '') {
        return refuseRequest({ code: 'idempotency_key_missing' })
      }
      const caller = placingCaller(needs, request)
      if (!caller.ok) return caller
      const answer = await needs.calls.beginFiatOrder(body, key, caller.body)
      if (answer.ok) {
        const { holderSecret, transaction } = answer.body
        const isHttps = request.protocol === 'https'
        const order = { publicCode: transaction.transactionId, holderSecret, isHttps }
        sendCookies(request, reply, [holderCookie(order)])
      }
      return answer
    },
  }),
  webRoute({
    method: 'POST',
    path: '/fiat/webhooks/{provider}',
    summary: 'Webhook of a fiat provider, signed by that provider.',
    reply: FiatWebhookReply,
    answer: async ({ handleFiatWebhook }, { params, request }) =>
      handleFiatWebhook(params.provider, webhookMessage(request)),
  }),
] as const
