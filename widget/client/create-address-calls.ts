import type { Calls } from '@causeway/api/contract'
import { queryText } from './query-text.ts'
import { type HttpNeeds, sendRequest } from './send-request.ts'

type AddressCalls = Pick<
  Calls,
  | 'favourites'
  | 'checkAddress'
  | 'aml'
  | 'kycStatus'
  | 'kycSettings'
  | 'blockchainNames'
  | 'resolveAlias'
  | 'requestFunds'
  | 'eosAccountCost'
  | 'eosName'
>

/** What is asked about addresses and whoever stands behind them: rules, lists, names, identification, EOS accounts. */
export function createAddressCalls(needs: HttpNeeds): AddressCalls {
  return {
    favourites: (query) =>
      sendRequest(needs, { method: 'GET', path: `/api/addresses/favourites?${queryText(query)}` }),
    checkAddress: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/addresses/check', body }),
    aml: (body) => sendRequest(needs, { method: 'POST', path: '/api/addresses/aml', body }),
    kycStatus: (id) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/sum-sub/kyc-status?${queryText({ transId: id })}`,
      }),
    kycSettings: (id) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/sum-sub/settings?${queryText({ transId: id })}`,
      }),
    blockchainNames: (from, to) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/blockchain-names?${queryText({ from, to })}`,
      }),
    resolveAlias: (domain, ticker) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/address-alias-resolver?${queryText({ domain, ticker })}`,
      }),
    requestFunds: (provider, body) =>
      sendRequest(needs, {
        method: 'POST',
        path: `/api/request-funds/${encodeURIComponent(provider)}`,
        body,
      }),
    eosAccountCost: () => sendRequest(needs, { method: 'GET', path: '/api/eos/account-cost' }),
    eosName: (baseWord) =>
      sendRequest(needs, { method: 'GET', path: `/api/eos/name?${queryText({ baseWord })}` }),
  }
}
