import type { Currency, Network } from '@causeway/core/currencies'
import { blockchainName } from '../blockchain-names.ts'
import { type Method, result } from '../method.ts'
import { partnerCoins } from '../partner-coins.ts'
import { getCurrenciesFullReference } from '../reference/currency-methods.ts'

const MINUTE_MILLISECONDS = 60_000

/** Every coin with what a wallet needs to show it and to link to its explorer. */
export const getCurrenciesFull: Method = {
  scope: 'read',
  reference: getCurrenciesFullReference,
  answer: ({ dialect, publicUrl, useCases: { catalogue } }) =>
    result(
      partnerCoins(catalogue).map((coin) => ({
        ...coinOut(coin, catalogue.networkOf(coin), publicUrl),
        blockchain: blockchainName(coin.protocol, dialect),
      })),
    ),
}

function coinOut(coin: Currency, network: Network, publicUrl: string) {
  return {
    name: coin.code.toUpperCase(),
    ticker: coin.ticker,
    fullName: coin.fullName,
    enabled: coin.isWebEnabled,
    enabledFrom: coin.isWebEnabled && coin.isWebFromEnabled,
    enabledTo: coin.isWebEnabled && coin.isWebToEnabled,
    fixRateEnabled: coin.isWebFixedEnabled,
    payinConfirmations: coin.confirmations,
    extraIdName: coin.extraIdName,
    addressUrl: network.explorer.address.replace('{address}', '%1$s'),
    transactionUrl: network.explorer.transaction.replace('{id}', '%1$s'),
    image: `${publicUrl}/coin-images/${coin.code.toLowerCase()}.svg`,
    fixedTime: coin.payWithinMinutes * MINUTE_MILLISECONDS,
    contractAddress: coin.contractAddress,
    protocol: network.badge.replaceAll('-', '').toUpperCase(),
    notifications: {},
  }
}
