import { divideRoundedDown, divideRoundedUp } from '../money/index.ts'
import { PRICE_DECIMALS } from '../ports/index.ts'

/** A coin with its price: attodollars (1e-18 USD) per whole coin. */
export type PricedAsset = { readonly decimals: number; readonly price: bigint }

/** What units of a coin are worth in whole US dollars, rounded up. Units and price are not negative. */
export function worthUsdRoundedUp(units: bigint, coin: PricedAsset): bigint {
  return divideRoundedUp(units * coin.price, scaleOf(coin))
}

/** Smallest units that so many whole US dollars buy, rounded down. */
export function unitsForUsdRoundedDown(usd: bigint, coin: PricedAsset): bigint {
  return divideRoundedDown(usd * scaleOf(coin), coin.price)
}

/** Units of another coin that are worth as much, rounded up. */
export function sameWorthRoundedUp(units: bigint, coin: PricedAsset, other: PricedAsset): bigint {
  return divideRoundedUp(
    units * coin.price * powerOfTen(other.decimals),
    other.price * powerOfTen(coin.decimals),
  )
}

/** Units of another coin that are worth as much, rounded down. */
export function sameWorthRoundedDown(units: bigint, coin: PricedAsset, other: PricedAsset): bigint {
  return divideRoundedDown(
    units * coin.price * powerOfTen(other.decimals),
    other.price * powerOfTen(coin.decimals),
  )
}

function scaleOf(coin: PricedAsset): bigint {
  return powerOfTen(coin.decimals + PRICE_DECIMALS)
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}
