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
      summary: 'Readable names that resolve here.',
      access: 'operator',
      reply: SandboxNamesReply,
      answer: async () => sandbox.names(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/names/{name}/move',
      summary: 'Lets a name say other addresses from now on, as its owner could.',
      access: 'operator',
      reply: SandboxNamesReply,
      answer: async (_needs, { params }) => sandbox.moveName(params.name),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/funds-requests',
      summary: 'Payments that the play wallet was asked for, newest first.',
      access: 'operator',
      reply: SandboxFundsRequestsReply,
      answer: async () => sandbox.fundsRequests(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/funds-requests/{id}',
      summary: 'The payer of an order pays what he was asked for, or ignores it.',
      access: 'operator',
      body: SandboxFundsAnswerRequest,
      reply: SandboxFundsAnswerReply,
      answer: async (_needs, { body, params }) => sandbox.answerFundsRequest(params.id, body),
    }),
  ]
}
