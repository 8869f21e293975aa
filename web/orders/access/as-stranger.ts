import type { TransactionOut } from '@causeway/api/contract'

/** The order without what is its holder's, even where the holder's own browser asks. */
export function asStranger(transaction: TransactionOut): TransactionOut {
  return {
    ...transaction,
    isOwner: false,
    refundAddress: null,
    refundAlias: null,
    refundAliasProvider: null,
    choices: [],
    offers: null,
    messages: [],
    hasEmail: null,
    kyc: null,
    fiatProviderRedirect: null,
    fiat: transaction.fiat && {
      ...transaction.fiat,
      country: '',
      countryState: null,
      reason: null,
      form: null,
    },
    ...(transaction.fiat === null ? {} : { payinAddress: '', payinExtraId: null }),
  }
}
