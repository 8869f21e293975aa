import type { UseCases } from '@causeway/server'
import type { staffCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'

/** What the shop still needs for real money (OPS-21). */
export function createSetupHandlers({
  useCases: { backoffice },
}: {
  readonly useCases: Pick<UseCases, 'backoffice'>
}): Pick<HandlersOf<typeof staffCalls>, 'setup'> {
  return {
    setup: async () => {
      const steps = await backoffice.setup.read()
      return answer({ steps: steps.map((step) => ({ ...step })) })
    },
  }
}
