import { openExchange } from '@causeway/adapters/exchanges'
import { type CcxtVenueName, createCcxtVenue } from '@causeway/adapters/liquidity/ccxt'
import { exchangeCurrencies } from '@causeway/adapters/rates/exchanges'
import type { Catalogue } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'
import type { Clock, LiquidityPort } from '@causeway/core/ports'

const CALL_MILLISECONDS = 10_000

export type ExchangeVenueSettings = {
  readonly name: CcxtVenueName
  readonly settlementAsset: AssetCode
  readonly keys: { readonly apiKey: string; readonly secret: string }
  /** Origin to ask instead of the exchange's own. */
  readonly baseUrl: string | null
  /** What the exchange calls a coin, where that is not its code in capitals. */
  readonly currencies: ReadonlyMap<AssetCode, string>
}

/** A real exchange to trade at. `priceOf` answers attodollars per whole coin; null where nobody knows now. */
export function openExchangeVenue(
  needs: {
    readonly clock: Clock
    readonly catalogue: Catalogue
    readonly priceOf: (asset: AssetCode) => bigint | null
  },
  settings: ExchangeVenueSettings,
): LiquidityPort {
  const { catalogue, clock, priceOf } = needs
  const access = {
    id: settings.name,
    baseUrl: settings.baseUrl,
    keys: settings.keys,
    timeoutMilliseconds: CALL_MILLISECONDS,
    millisecondsBetweenCalls: null,
  }
  const coins = [...exchangeCurrencies(catalogue, settings.currencies)].flatMap(
    ([asset, currency]) => {
      const coin = catalogue.find(asset)
      return coin === undefined ? [] : [[asset, { currency, decimals: coin.decimals }] as const]
    },
  )
  return createCcxtVenue({
    name: settings.name,
    exchange: openExchange(access, clock),
    settlementAsset: settings.settlementAsset,
    coins: new Map(coins),
    settlementPrice: () => priceOf(settings.settlementAsset),
  })
}
