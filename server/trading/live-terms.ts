import type { Catalogue } from '@causeway/core/currencies'
import type { TradingTerms } from '@causeway/core/trading/trading-settings'

/** Coins that always are what `read` says at the moment they are asked. */
export function liveCatalogue(read: () => Catalogue): Catalogue {
  return {
    get all() {
      return read().all
    },
    get networks() {
      return read().networks
    },
    get lists() {
      return read().lists
    },
    find: (ticker) => read().find(ticker),
    network: (id) => read().network(id),
    networkOf: (currency) => read().networkOf(currency),
  }
}

/**
 * Coins and prices that always say what `read` says at the moment they are asked. What holds on to them sees each change
 * without being told; a copy of them (`{ ...policy }`) doesn’t.
 */
export function liveTerms(read: () => TradingTerms): TradingTerms {
  const policy = () => read().policy
  return {
    catalogue: liveCatalogue(() => read().catalogue),
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
      get payerRules() {
        return policy().payerRules
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
