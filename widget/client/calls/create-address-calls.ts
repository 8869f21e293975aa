import {
  aml,
  blockchainNames,
  checkAddress,
  eosAccountCost,
  eosName,
  favourites,
  kycSettings,
  kycStatus,
  requestFunds,
  resolveAlias,
} from '../../call-lines/index.ts'
import { type HttpNeeds, sender } from '../requests/send-request.ts'
import { clientCalls } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'

/** What is asked about addresses and whoever stands behind them: rules, lists, names, identification, EOS accounts. */
export function createAddressCalls(given: Partial<HttpNeeds> = {}) {
  return clientCalls(sender(httpNeeds(given)), {
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
