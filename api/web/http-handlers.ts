import { giveCsrfToken } from '../http/index.ts'
import { answerSignOut } from './callers/answer-sign-out.ts'
import { issueAppToken } from './callers/issue-app-token.ts'
import type { HttpHandlers } from './http-handler.ts'
import { sendSocialResultPage } from './social/social-result-page.ts'
import {
  beginSignIn,
  finishByMail,
  finishSignIn,
  linkSocialAccount,
} from './social/social-sign-in.ts'
import { streamFiatOffers, wantsStream } from './streams/stream-fiat-offers.ts'
import { streamPartnerReport } from './streams/stream-partner-report.ts'
import { streamAuditCsv, streamCustomersCsv, streamOrdersCsv } from './streams/stream-staff-csv.ts'
import { streamTransaction } from './streams/stream-transaction.ts'
import { webhookMessage } from './webhooks/webhook-message.ts'

/** Calls that need more of HTTP than what they are given and what they reply: streams, redirects, webhooks, tokens. */
export const httpHandlers: HttpHandlers = {
  csrfToken: async ({ accounts }, { request, reply }) => ({
    ok: true,
    status: 200,
    body: { csrf: giveCsrfToken(accounts.csrfKey, request, reply) },
  }),
  user: async ({ accounts, handlers }, { caller, input, request, reply }) => {
    const answer = await handlers.user(input, caller)
    if (!answer.ok) return answer
    const csrf = giveCsrfToken(accounts.csrfKey, request, reply)
    return { ...answer, body: { ...answer.body, csrf } }
  },
  signOut: answerSignOut,
  issueAppToken,
  transactionEvents: streamTransaction,
  fiatOffers: async (needs, exchange) =>
    wantsStream(exchange.request)
      ? streamFiatOffers(needs, exchange)
      : needs.handlers.fiatOffers(exchange.input, exchange.caller),
  fiatWebhook: async ({ handleFiatWebhook }, { input, request }) =>
    handleFiatWebhook(input.provider, webhookMessage(request)),
  identityWebhook: async ({ handleIdentityWebhook }, { input, request }) =>
    handleIdentityWebhook(input.provider, webhookMessage(request)),
  socialResultPage: async (_needs, { reply }) => {
    sendSocialResultPage(reply)
    return null
  },
  beginSocialSignIn: beginSignIn,
  finishSocialSignIn: finishSignIn,
  finishSocialByMail: finishByMail,
  linkSocialAccount,
  partnerReportCsv: streamPartnerReport,
  auditLogCsv: streamAuditCsv,
  customersCsv: streamCustomersCsv,
  deskOrdersCsv: streamOrdersCsv,
}
