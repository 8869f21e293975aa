import { checkEosKey, type EosKeyFailure } from '@causeway/core/account-names/check-eos-key'
import { checkEosName, type EosNameFailure } from '@causeway/core/account-names/eos-name'
import type { Currency, NetworkId } from '@causeway/core/currencies'
import type { Amount } from '@causeway/core/money'
import type { AccountNamesFailure, AccountNamesPort } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

export type AccountsNeeds = {
  /** Networks on which a payout can make the account that it pays. */
  readonly accountNames: ReadonlyMap<NetworkId, AccountNamesPort>
}

/** `new_account_not_offered`: nobody makes accounts of this coin here. `account_name_taken`: somebody else has it. */
export type NewAccountFailure =
  | EosNameFailure
  | EosKeyFailure
  | AccountNamesFailure
  | Failure<'new_account_not_offered' | 'account_name_taken'>

/** What of a coin's payout pays for an account that is made with it; null where none can be made. No I/O. */
export function accountCost({ accountNames }: AccountsNeeds, currency: Currency): Amount | null {
  if (currency.extras.accountMode === undefined) return null
  return accountNames.get(currency.protocol)?.cost() ?? null
}

/** The coin as it is priced where its payout bears the cost of a new account beside its network fee. */
export function withAccountCost(currency: Currency, costUnits: bigint): Currency {
  return { ...currency, networkFeeUnits: currency.networkFeeUnits + costUnits }
}

/** Whether an account of this name and owner can be made with a payout of the coin (EXCH-09). Asks the network. */
export async function checkNewAccount(
  needs: AccountsNeeds,
  currency: Currency,
  account: { readonly name: string; readonly key: string },
): Promise<Result<null, NewAccountFailure>> {
  const port = needs.accountNames.get(currency.protocol)
  if (port === undefined || accountCost(needs, currency) === null) {
    return fail({ code: 'new_account_not_offered' })
  }
  const name = checkEosName(account.name)
  if (!name.ok) return name
  const key = checkEosKey(account.key)
  if (!key.ok) return key
  const isFree = await port.isFree(account.name)
  if (!isFree.ok) return isFree
  return isFree.value ? ok(null) : fail({ code: 'account_name_taken' })
}
