import {
  type SandboxCalls,
  SandboxFundsAnswerReply,
  SandboxFundsAnswerRequest,
  SandboxFundsRequestsReply,
  SandboxNamesReply,
} from '../contract/index.ts'
import type { WebRoute } from './web-route.ts'
import { webRoute } from './wire.ts'

/** Names of the sandbox world and what its people are asked for; for the operator only. */
export function sandboxNameRoutes(sandbox: SandboxCalls): readonly WebRoute[] {
  return [
    webRoute({
      method: 'GET',
      path: '/sandbox/names',
      summary: 'Names that resolve in the sandbox.',
      access: 'operator',
      reply: SandboxNamesReply,
      answer: async () => sandbox.names(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/names/{name}/move',
      summary: 'Points a name to other addresses, as its owner could.',
      access: 'operator',
      reply: SandboxNamesReply,
      answer: async (_needs, { params }) => sandbox.moveName(params.name),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/funds-requests',
      summary: 'Payment requests to the play wallet, newest first.',
      access: 'operator',
      reply: SandboxFundsRequestsReply,
      answer: async () => sandbox.fundsRequests(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/funds-requests/{id}',
      summary: 'Pays a payment request or ignores it, as the payer would.',
      access: 'operator',
      body: SandboxFundsAnswerRequest,
      reply: SandboxFundsAnswerReply,
      answer: async (_needs, { body, params }) => sandbox.answerFundsRequest(params.id, body),
    }),
  ]
}
