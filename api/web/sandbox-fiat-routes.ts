import {
  type SandboxCalls,
  SandboxFiatMessageReply,
  SandboxFiatMessageRequest,
  SandboxFiatOrderReply,
  SandboxFiatOrdersReply,
  SandboxFiatOutcomeRequest,
} from '../contract/index.ts'
import type { WebRoute } from './web-route.ts'
import { webRoute } from './wire.ts'

/** The sandbox's providers of fiat and their banks; for the operator only. */
export function sandboxFiatRoutes(sandbox: SandboxCalls): readonly WebRoute[] {
  return [
    webRoute({
      method: 'GET',
      path: '/sandbox/fiat',
      summary: 'Purchases and sales at the sandbox’s providers, newest first.',
      access: 'operator',
      reply: SandboxFiatOrdersReply,
      answer: async () => sandbox.fiatOrders(),
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/fiat/{id}',
      summary: 'One of them, by the provider’s name for it or by the exchange’s.',
      access: 'operator',
      reply: SandboxFiatOrderReply,
      answer: async (_needs, { params }) => sandbox.fiatOrder(params.id),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/fiat/{id}',
      summary: 'What the person, the bank or the provider’s people do about it.',
      access: 'operator',
      body: SandboxFiatOutcomeRequest,
      reply: SandboxFiatOrderReply,
      answer: async (_needs, { body, params }) => sandbox.decideFiatOrder(params.id, body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/fiat-messages/{provider}',
      summary: 'Loses, repeats or delays a provider’s next message, or brings its last one again.',
      access: 'operator',
      body: SandboxFiatMessageRequest,
      reply: SandboxFiatMessageReply,
      answer: async (_needs, { body, params }) => sandbox.fiatMessage(params.provider, body),
    }),
  ]
}
