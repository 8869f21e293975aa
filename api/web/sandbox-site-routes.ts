import {
  type SandboxCalls,
  SandboxFactsReply,
  SandboxFactsRequest,
  SandboxVisitorReply,
  SandboxVisitorRequest,
} from '../contract/index.ts'
import { sendCookies } from '../http/index.ts'
import type { WebRoute } from './web-route.ts'
import { webRoute } from './wire.ts'

/** Where a visitor of the play world comes from, and what its operator says of himself. */
export function sandboxSiteRoutes(sandbox: SandboxCalls): readonly WebRoute[] {
  return [
    webRoute({
      method: 'POST',
      path: '/sandbox/visitor',
      summary: 'Sets the country of visitors in this browser with a cookie. Null means unknown.',
      access: 'operator',
      body: SandboxVisitorRequest,
      reply: SandboxVisitorReply,
      answer: async (_needs, { body, reply, request }) => {
        const answer = await sandbox.chooseVisitor(body)
        if (!answer.ok) return answer
        const { country, setCookie } = answer.body
        sendCookies(request, reply, [setCookie])
        return { ...answer, body: { country } }
      },
    }),
    webRoute({
      method: 'GET',
      path: '/sandbox/facts',
      summary: 'Whether pages show example details of an operator.',
      access: 'operator',
      reply: SandboxFactsReply,
      answer: async () => sandbox.facts(),
    }),
    webRoute({
      method: 'POST',
      path: '/sandbox/facts',
      summary:
        'Shows or hides example details of an operator on pages, where the real operator has given none.',
      access: 'operator',
      body: SandboxFactsRequest,
      reply: SandboxFactsReply,
      answer: async (_needs, { body }) => sandbox.setFacts(body),
    }),
  ]
}
