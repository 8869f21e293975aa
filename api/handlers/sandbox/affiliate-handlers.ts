import type { UseCases } from '@causeway/server'
import type { AffiliateDecision } from '@causeway/server/affiliates'
import type { SandboxAffiliateRequest, sandboxAffiliatesCalls } from '../../contract/index.ts'
import { refuse, wordingOf } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'

const decisionOf: Readonly<Record<SandboxAffiliateRequest['status'], AffiliateDecision>> = {
  approved: 'approve',
  refused: 'refuse',
  disabled: 'disable',
}

/** Decides about applicants of the play world, as its operator would. */
export function createSandboxAffiliateHandlers({
  useCases,
}: {
  readonly useCases: UseCases
}): HandlersOf<typeof sandboxAffiliatesCalls> {
  const words = wordingOf(useCases.catalogue)
  return {
    decideAffiliate: async ({ refId, status }) => {
      const decided = await useCases.affiliates.decide(refId, decisionOf[status])
      return decided.ok ? answer({ result: true }) : refuse(decided.failure, words)
    },
  }
}
