import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'

/** The country that this browser's visitor is to come from; null: nobody knows. */
export const SandboxVisitorRequest = Type.Object(
  {
    country: Nullable(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2; null: unknown.' }),
    ),
  },
  { additionalProperties: false },
)
export type SandboxVisitorRequest = Static<typeof SandboxVisitorRequest>
export const SandboxVisitorReply = Type.Object({ country: Nullable(Type.String()) })
export type SandboxVisitorReply = Static<typeof SandboxVisitorReply>

/** Whether pages show an example set of what an operator says of himself, where he says nothing of his own. */
export const SandboxFactsRequest = Type.Object(
  {
    on: Type.Boolean(),
    appBanner: Type.Optional(
      Nullable(
        Type.Union([
          Type.Literal('old'),
          Type.Literal('new_half_screen'),
          Type.Literal('new_full_screen'),
        ]),
      ),
    ),
  },
  { additionalProperties: false },
)
export type SandboxFactsRequest = Static<typeof SandboxFactsRequest>
export const SandboxFactsReply = Type.Object({
  on: Type.Boolean(),
  appBanner: Nullable(Type.String({ description: 'Style of the app banner on phones.' })),
})
export type SandboxFactsReply = Static<typeof SandboxFactsReply>

/** Where a visitor of the sandbox world comes from, and what its operator says of himself. */
export const sandboxSiteCalls = {
  chooseVisitor: call({
    method: 'POST',
    path: '/sandbox/visitor',
    summary: 'Sets the country of visitors in this browser with a cookie. Null means unknown.',
    access: 'operator',
    body: SandboxVisitorRequest,
    failures: ['field_malformed'],
    reply: SandboxVisitorReply,
  }),
  facts: call({
    method: 'GET',
    path: '/sandbox/facts',
    summary: 'Whether pages show example details of an operator.',
    access: 'operator',
    reply: SandboxFactsReply,
  }),
  setFacts: call({
    method: 'POST',
    path: '/sandbox/facts',
    summary:
      'Shows or hides example details of an operator on pages, where the real operator has given none.',
    access: 'operator',
    body: SandboxFactsRequest,
    reply: SandboxFactsReply,
  }),
}
