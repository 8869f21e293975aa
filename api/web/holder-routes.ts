import {
  FeedbackReply,
  FeedbackRequest,
  HolderRequest,
  PaymentSearchReply,
  PaymentSearchRequest,
  RecoveryReply,
  TransactionReply,
  TransactionsQuery,
  TransactionsReply,
} from '../contract/index.ts'
import { callerOf, holderCookie, sendCookies } from '../http/index.ts'
import { changingCaller } from './changing-caller.ts'
import type { RouteNeeds } from './web-route.ts'
import { type Asked, webRoute } from './wire.ts'

const HOLDER_HEADER = {
  'X-Holder-Secret': 'The secret returned with the order, for clients that don’t keep cookies.',
}

const listed = {
  method: 'GET',
  headers: HOLDER_HEADER,
  query: TransactionsQuery,
  reply: TransactionsReply,
  answer: async (
    { calls, countries }: RouteNeeds,
    { query, request }: Asked<string, unknown, TransactionsQuery>,
  ) => {
    const caller = callerOf(request, countries)
    return calls.transactions(Number(query.page ?? '1'), caller, query.status)
  },
} as const

/** What only an order's holder asks: the list, order recovery, and feedback (TRACK). */
export const holderRoutes = [
  webRoute({
    ...listed,
    path: '/transactions',
    summary:
      'Orders the caller can manage, newest first, 16 per page, optionally filtered by status.',
  }),
  webRoute({
    ...listed,
    path: '/collections/transactions',
    summary: 'The same list under another path.',
  }),
  webRoute({
    method: 'POST',
    path: '/transactions/{id}/holder',
    summary:
      'Lets this browser manage the order if the secret (from a secret link or recovery file) is right: sets the order’s cookie.',
    limit: 'create',
    body: HolderRequest,
    reply: TransactionReply,
    answer: async ({ calls }, { body, params, request, reply }) => {
      const answer = await calls.becomeHolder(params.id, body)
      if (answer.ok) {
        const { holderSecret } = body
        const isHttps = request.protocol === 'https'
        const order = { publicCode: params.id, holderSecret, isHttps }
        sendCookies(request, reply, [holderCookie(order)])
      }
      return answer
    },
  }),
  webRoute({
    method: 'POST',
    path: '/transactions/{id}/recovery',
    summary:
      'The order’s secret, for its owner: the content of a secret link or recovery file. Available from our own pages, or to clients that send the secret.',
    limit: 'create',
    headers: HOLDER_HEADER,
    reply: RecoveryReply,
    answer: async (needs, { params, request }) => {
      const caller = changingCaller(needs, request, null)
      return caller.ok ? needs.calls.recovery(params.id, caller.body) : caller
    },
  }),
  webRoute({
    method: 'POST',
    path: '/transactions/{id}/payment-search',
    summary:
      'Looks up a missing payment by its transaction ID and returns its status. If it doesn’t belong to any order, it is recorded as a claim on this order.',
    limit: 'names',
    headers: HOLDER_HEADER,
    body: PaymentSearchRequest,
    reply: PaymentSearchReply,
    answer: async (needs, { body, params, request }) => {
      const caller = changingCaller(needs, request, body.holderSecret)
      return caller.ok ? needs.calls.findPayment(params.id, body, caller.body) : caller
    },
  }),
  webRoute({
    method: 'GET',
    path: '/transactions/{id}/feedback-eligibility',
    summary:
      'Whether the caller can rate the order now: it is finished, belongs to the caller and has not been rated.',
    headers: HOLDER_HEADER,
    reply: FeedbackReply,
    answer: async ({ calls, countries }, { params, request }) =>
      calls.feedbackEligibility(params.id, callerOf(request, countries)),
  }),
  webRoute({
    method: 'POST',
    path: '/transactions/{id}/feedback',
    summary:
      'Rates a finished order from 1 to 5, with tags and a comment. Once per order, owner only.',
    limit: 'create',
    headers: HOLDER_HEADER,
    body: FeedbackRequest,
    reply: FeedbackReply,
    answer: async (needs, { body, params, request }) => {
      const caller = changingCaller(needs, request, body.holderSecret)
      return caller.ok ? needs.calls.leaveFeedback(params.id, body, caller.body) : caller
    },
  }),
] as const
