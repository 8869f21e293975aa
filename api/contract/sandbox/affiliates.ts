import Type, { type Static } from 'typebox'
import { call } from '../call.ts'

export const SandboxAffiliateRequest = Type.Object(
  {
    status: Type.Union([
      Type.Literal('approved'),
      Type.Literal('refused'),
      Type.Literal('disabled'),
    ]),
  },
  { additionalProperties: false },
)
export type SandboxAffiliateRequest = Static<typeof SandboxAffiliateRequest>

/** Affiliates of the sandbox world. */
export const sandboxAffiliatesCalls = {
  decideAffiliate: call({
    method: 'POST',
    path: '/sandbox/affiliates/{refId}',
    summary: 'Approves, refuses or disables an affiliate, by its ref id.',
    access: 'operator',
    body: SandboxAffiliateRequest,
    failures: ['affiliate_unknown', 'affiliate_state_unfit'],
    reply: Type.Object({ result: Type.Literal(true) }),
  }),
}
