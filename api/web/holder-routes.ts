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
  'X-Holder-Secret': 'The secret that came with the order, for callers that keep no cookies.',
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

/** What only an order's holder asks: the list, the way back to it, and what he thinks of it (TRACK). */
export const holderRoutes = [
  webRoute({
    ...listed,
    path: '/transactions',
    summary:
      'The orders that the caller holds the secrets of, newest first, sixteen a page, narrowed by status.',
  }),
  webRoute({
    ...listed,
    path: '/collections/transactions',
    summary: 'The same list under its other name.',
  }),
  webRoute({
    method: 'POST',
    path: '/transactions/{id}/holder',
    summary:
      'Makes this browser a holder of the order by its secret (a secret link or recovery file): sets the holder’s cookie.',
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
      'The order’s secret, for the one who holds it: what a secret link or recovery file is made of. From our own pages, or with the secret shown.',
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
      'Looks for a payment that the order’s holder misses, by its transaction id: what became of it, and a claim where no order explains it.',
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
    summary: 'Whether the caller may rate the order now: finished, his own, and not rated yet.',
    headers: HOLDER_HEADER,
    reply: FeedbackReply,
    answer: async ({ calls, countries }, { params, request }) =>
      calls.feedbackEligibility(params.id, callerOf(request, countries)),
  }),
  webRoute({
    method: 'POST',
    path: '/transactions/{id}/feedback',
    summary: 'Rates a finished order, 1 to 5, with tags and a comment: once, by its holder.',
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
