import { favourites } from './call-lines/accounts.ts'
import {
  aml,
  checkAddress,
  eosAccountCost,
  eosName,
  kycSettings,
  kycStatus,
  requestFunds,
  resolveAlias,
} from './call-lines/exchange.ts'
import { blockchainNames } from './call-lines/site.ts'
import { clientCalls } from './client-calls.ts'
import { type HttpNeeds, sender } from './send-request.ts'

/** What is asked about addresses and whoever stands behind them: rules, lists, names, identification, EOS accounts. */
export function createAddressCalls(needs: HttpNeeds) {
  return clientCalls(sender(needs), {
    favourites,
    checkAddress,
    aml,
    kycStatus,
    kycSettings,
    blockchainNames,
    resolveAlias,
    requestFunds,
    eosAccountCost,
    eosName,
  })
}
