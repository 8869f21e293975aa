import type { FundsRequestPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  type AskNeeds,
  askProvider,
  NonsenseReply,
  ProviderDown,
  playNames,
  storeFundsRequest,
  textField,
} from '../../world/index.ts'

const PROVIDER = 'sandbox'

/** The play wallet of whoever has a play name: it shows requests on /sandbox, where a person pays or ignores them. */
export function createSandboxFundsRequests(needs: AskNeeds): FundsRequestPort {
  return {
    provider: PROVIDER,
    serves: (name) => playNames().some((each) => each.name === name && each.hasAddresses),
    request: async (request) => {
      try {
        await askProvider(
          needs,
          { kind: 'funds-requests', provider: PROVIDER },
          {
            answer: () => {
              storeFundsRequest(needs.world, request)
              return { asked: request.name }
            },
            read: (value) => void textField(value, 'asked'),
          },
        )
        return ok(null)
      } catch (error) {
        if (error instanceof ProviderDown || error instanceof NonsenseReply) {
          return fail({ code: 'funds_provider_unreachable' })
        }
        throw error
      }
    },
  }
}
