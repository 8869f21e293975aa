import { type AssetCode, amount } from '@causeway/core/money'
import type { AccountNamesPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  type AskNeeds,
  accountExists,
  askProvider,
  booleanField,
  NonsenseReply,
  ProviderDown,
} from '../../world/index.ts'

/**
 * 3 kB of RAM at 0.08 EOS, and 0.1 EOS staked for CPU and NET each: what an account needs to be of use, in the coin's
 * ten thousandths.
 */
const RAM_UNITS = 3n * 800n
const STAKE_UNITS = 2n * 1_000n

/** Accounts of the sandbox's EOS: free is what neither its people have nor a transaction has made. */
export function createSandboxAccountNames(
  needs: AskNeeds & { readonly network: string; readonly asset: AssetCode },
): AccountNamesPort {
  const { asset, network, world } = needs
  return {
    cost: () => amount(asset, RAM_UNITS + STAKE_UNITS),
    isFree: async (name) => {
      try {
        const isTaken = await askProvider(
          needs,
          { kind: 'chains', provider: network },
          {
            answer: () => ({ exists: accountExists(world, network, name) }),
            read: (value) => booleanField(value, 'exists'),
          },
        )
        return ok(!isTaken)
      } catch (error) {
        if (error instanceof ProviderDown || error instanceof NonsenseReply) {
          return fail({ code: 'account_names_unreachable' })
        }
        throw error
      }
    },
  }
}
