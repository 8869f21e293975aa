import {
  CheckAddressReply,
  CheckAddressRequest,
  CreateTransactionReply,
  CreateTransactionRequest,
  EstimateReply,
  EstimateRequest,
  FixedRateAbilityReply,
  FixedRateAbilityRequest,
  TransactionReply,
  UpdateTransactionRequest,
  UpsaleEstimateReply,
} from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import { callerOf, holderCookie, sendCookies } from '../http/index.ts'
import { changingCaller } from './changing-caller.ts'
import { placingCaller } from './placing-caller.ts'
import { streamTransaction } from './stream-transaction.ts'
import { webRoute } from './wire.ts'

const HOLDER_HEADER = {
  'X-Holder-Secret': 'The secret returned with the order, for clients that don’t keep cookies.',
}

/** From an estimate to an order, and the order's life (EXCH, TRACK). */
export const exchangeRoutes = [
  webRoute({
    method: 'POST',
    path: '/exchange/estimate',
    summary:
      'Estimate for an exchange. Outside the limits, the same fields are returned with errMessage and error. Nothing is reserved.',
    limit: 'estimate',
    body: EstimateRequest,
    reply: EstimateReply,
    answer: async ({ calls }, { body }) => calls.estimate(body),
  }),
  webRoute({
    method: 'POST',
    path: '/exchange/upsale-estimate',
    summary: 'What the guaranteed rate would give for the same amountFrom. Not binding.',
    limit: 'estimate',
    body: EstimateRequest,
    reply: UpsaleEstimateReply,
    answer: async ({ calls }, { body }) => calls.upsaleEstimate(body),
  }),
  webRoute({
    method: 'POST',
    path: '/exchange/fixed-rate-ability',
    summary:
      'Whether both coins can be exchanged at a fixed rate. False for a signed-in customer who already has an open exchange at a fixed rate.',
    body: FixedRateAbilityRequest,
    reply: FixedRateAbilityReply,
    answer: async ({ calls, countries }, { body, request }) =>
      calls.fixedRateAbility(body, callerOf(request, countries)),
  }),
  webRoute({
    method: 'POST',
    path: '/addresses/check',
    summary: 'Whether we can pay to an address and extra ID on the coin’s network.',
    body: CheckAddressRequest,
    reply: CheckAddressReply,
    answer: async ({ calls }, { body }) => calls.checkAddress(body),
  }),
  webRoute({
    method: 'POST',
    path: '/transactions',
    summary:
      'Creates one order per Idempotency-Key: 201, or 200 with the original order for a repeated request. Sets the cookie that lets the browser manage the order.',
    limit: 'create',
    body: CreateTransactionRequest,
    headers: { 'Idempotency-Key': 'Required. 16 to 200 random characters, kept for every repeat.' },
    reply: CreateTransactionReply,
    statuses: [201, 200],
    answer: async (needs, { body, request, reply }) => {
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || key === '') {
        return refuseRequest({ code: 'idempotency_key_missing' })
      }
      const caller = placingCaller(needs, request)
      if (!caller.ok) return caller
      const answer = await needs.calls.createTransaction(body, key, caller.body)
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
    method: 'GET',
    path: '/transactions/{id}',
    summary:
      'Returns an order by its public ID. Only the owner sees its refund address and choices.',
    headers: HOLDER_HEADER,
    reply: TransactionReply,
    answer: async ({ calls, countries }, { params, request }) =>
      calls.transaction(params.id, callerOf(request, countries)),
  }),
  webRoute({
    method: 'PATCH',
    path: '/transactions/{id}',
    summary:
      'Updates an order, as far as it can still be changed. Needs the order’s secret (in the body, a header, or the cookie from our own pages), or the session of the owner’s account, confirmed within the last ten minutes (POST /user/proof).',
    limit: 'create',
    headers: HOLDER_HEADER,
    body: UpdateTransactionRequest,
    reply: TransactionReply,
    answer: async (needs, { body, params, request }) => {
      const caller = changingCaller(needs, request, body.holderSecret)
      return caller.ok ? needs.calls.updateTransaction(params.id, body, caller.body) : caller
    },
  }),
  webRoute({
    method: 'GET',
    path: '/transactions/{id}/events',
    summary:
      'Server-sent events named `transaction`, each with the response of GET /transactions/{id}: first the current order, then every change.',
    headers: {
      ...HOLDER_HEADER,
      'Last-Event-ID': 'Accepted. Each event is the whole order, so the newest one is enough.',
    },
    reply: null,
    answer: streamTransaction,
  }),
] as const
