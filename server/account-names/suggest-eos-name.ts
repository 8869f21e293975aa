import { eosNameLike } from '@causeway/core/account-names/eos-name'
import type { AccountNamesFailure, AccountNamesPort } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { AccountsNeeds } from './check-new-account.ts'

export type SuggestedNameFailure =
  | AccountNamesFailure
  | Failure<'new_account_not_offered' | 'account_name_taken'>

const MOST_TRIES = 8
const NETWORK = 'eos'

/**
 * A free valid account name like a word (EXCH-09): the word itself where it is one and nobody has it. `random` is from
 * 0 up to 1. `account_name_taken` where chance finds none.
 */
export async function suggestEosName(
  { accountNames, random }: AccountsNeeds & { readonly random: () => number },
  baseWord: string,
): Promise<Result<string, SuggestedNameFailure>> {
  const port = accountNames.get(NETWORK)
  if (port === undefined) return fail({ code: 'new_account_not_offered' })
  return firstFree(port, (attempt) => eosNameLike(baseWord, attempt, random))
}

async function firstFree(
  port: AccountNamesPort,
  nameAt: (attempt: number) => string,
): Promise<Result<string, SuggestedNameFailure>> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const name = nameAt(attempt)
    const isFree = await port.isFree(name)
    if (!isFree.ok) return isFree
    if (isFree.value) return ok(name)
  }
  return fail({ code: 'account_name_taken' })
}
