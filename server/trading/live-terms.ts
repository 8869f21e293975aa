import type { TradingTerms } from '@causeway/core/trading/trading-settings'

/**
 * Coins and prices that always say what `read` says at the moment they are asked. What holds on to them sees each change
 * without being told; a copy of them (`{ ...policy }`) doesn’t.
 */
export function liveTerms(read: () => TradingTerms): TradingTerms {
  const catalogue = () => read().catalogue
  const policy = () => read().policy
  return {
    catalogue: {
      get all() {
        return catalogue().all
      },
      get networks() {
        return catalogue().networks
      },
      get lists() {
        return catalogue().lists
      },
      find: (ticker) => catalogue().find(ticker),
      network: (id) => catalogue().network(id),
      networkOf: (currency) => catalogue().networkOf(currency),
    },
    policy: {
      get version() {
        return policy().version
      },
      get serviceFeeBps() {
        return policy().serviceFeeBps
      },
      get partnerShareBps() {
        return policy().partnerShareBps
      },
      get maximumCommissionBps() {
        return policy().maximumCommissionBps
      },
      get floatSpreadBps() {
        return policy().floatSpreadBps
      },
      get fixedSpreadBps() {
        return policy().fixedSpreadBps
      },
      get pairs() {
        return policy().pairs
      },
      get slippage() {
        return policy().slippage
      },
      get maximumUsd() {
        return policy().maximumUsd
      },
      get fixedQuoteSeconds() {
        return policy().fixedQuoteSeconds
      },
      get fixedDriftBps() {
        return policy().fixedDriftBps
      },
      get floatLifetimeSeconds() {
        return policy().floatLifetimeSeconds
      },
      get fixedExposureUsd() {
        return policy().fixedExposureUsd
      },
      get openFixedPerClient() {
        return policy().openFixedPerClient
      },
      get openFixedPerAddress() {
        return policy().openFixedPerAddress
      },
    },
  }
}
