import type { UseCases } from '@causeway/server'
import type { eosCalls, namesCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { holderOf } from '../orders/holder-of.ts'
import { isPublicCode } from '../orders/read-order.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }
type NameHandlers = HandlersOf<typeof namesCalls & typeof eosCalls>

/** Readable names, requests to payers' wallets, and accounts that a payout makes (EXCH-03, EXCH-09, TRACK-08). */
export function createNameHandlers({ useCases, words }: Needs): NameHandlers {
  return {
    resolveAlias: async ({ domain, ticker }) => {
      const resolved = await useCases.resolveAlias(domain, ticker)
      if (!resolved.ok) return refuse(resolved.failure, words)
      const { address, alias, asciiAlias, extraId, provider } = resolved.value
      const result = { address, extraId, alias, asciiAlias, provider }
      return { ok: true, status: 200, body: { result } }
    },
    requestFunds: async ({ provider, holderSecret, transId, userDomain }, caller) => {
      if (!isPublicCode(transId)) return refuse({ code: 'order_not_found' }, words)
      const asked = await useCases.requestFunds({
        publicCode: transId,
        ...(await holderOf({ useCases }, caller, holderSecret)),
        provider,
        userDomain,
      })
      if (!asked.ok) return refuse(asked.failure, words)
      return { ok: true, status: 200, body: { fundsRequest: { isSent: true, provider } } }
    },
    eosAccountCost: async () => {
      const cost = useCases.newAccountCost('eos')
      if (cost === null) return refuse({ code: 'new_account_not_offered' }, words)
      const result = { cost: words.units(cost), currency: cost.asset }
      return { ok: true, status: 200, body: { result } }
    },
    eosName: async ({ baseWord = '' }) => {
      const name = await useCases.suggestEosName(baseWord)
      if (!name.ok) return refuse(name.failure, words)
      return { ok: true, status: 200, body: { result: { name: name.value } } }
    },
  }
}
