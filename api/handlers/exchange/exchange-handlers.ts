import type { UseCases } from '@causeway/server'
import type { addressesCalls, estimateCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { accountOf } from '../orders/holder-of.ts'
import { answerAddressCheck } from './check-address.ts'
import { answerEstimate } from './estimate.ts'
import { answerUpsale } from './upsale-estimate.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }
type ExchangeHandlers = HandlersOf<
  typeof estimateCalls & Pick<typeof addressesCalls, 'checkAddress'>
>

/** What an exchange gives, and whether coins may go to an address (EXCH). */
export function createExchangeHandlers(needs: Needs): ExchangeHandlers {
  const { useCases, words } = needs
  return {
    estimate: async (request, caller) => answerEstimate(needs, request, caller),
    upsaleEstimate: async (request, caller) => answerUpsale(needs, request, caller),
    widgetCommission: async ({ bps, key }) => {
      const terms = await useCases.partners.widgetTerms({ key, bps: BigInt(bps) })
      if (!terms.ok) return refuse(terms.failure, words)
      return answer({ result: { sites: [...terms.value.sites] } })
    },
    fixedRateAbility: async ({ currencyFrom, currencyTo }, caller) => {
      const ability = await useCases.fixedRateAbility(
        currencyFrom.toLowerCase(),
        currencyTo.toLowerCase(),
        await accountOf(needs, caller),
      )
      return ability.ok ? answer({ result: ability.value }) : refuse(ability.failure, words)
    },
    checkAddress: async (request) => answerAddressCheck(needs, request),
  }
}
