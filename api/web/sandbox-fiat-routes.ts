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
      summary: 'A purchase or sale, by the provider’s ID or the exchange’s ID.',
      access: 'operator',
      reply: SandboxFiatOrderReply,
      answer: async (_needs, { params }) => sandbox.fiatOrder(params.id),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/fiat/{id}',
      summary:
        'Simulates what the customer, the bank or the provider does with a purchase or sale.',
      access: 'operator',
      body: SandboxFiatOutcomeRequest,
      reply: SandboxFiatOrderReply,
      answer: async (_needs, { body, params }) => sandbox.decideFiatOrder(params.id, body),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/fiat-messages/{provider}',
      summary: 'Drops, duplicates or delays a provider’s next message, or resends the last one.',
      access: 'operator',
      body: SandboxFiatMessageRequest,
      reply: SandboxFiatMessageReply,
      answer: async (_needs, { body, params }) => sandbox.fiatMessage(params.provider, body),
    }),
  ]
}
