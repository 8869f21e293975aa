import { divideRoundedDown } from '../money/index.ts'

/** One settlement as its row tells it. Units are of the coins' smallest; prices attodollars per whole coin. */
export type SettledFigures = {
  readonly unitsIn: bigint
  readonly decimalsIn: number
  readonly priceIn: bigint
  readonly gross: bigint
  readonly serviceFee: bigint
  readonly networkFee: bigint
  readonly decimalsOut: number
  readonly priceOut: bigint
}

/** Signed smallest units of the coin that was paid out. */
export type SettledProfit = {
  readonly serviceFee: bigint
  /** What the market's middle would have given more than the customer got before fees; negative where it ran away. */
  readonly spread: bigint
  readonly networkFee: bigint
  /** Attodollars, before what the network took. */
  readonly worth: bigint
}

/** What one settlement earned at the market of its moment. Fractions of a unit are dropped. */
export function settledProfit(figures: SettledFigures): SettledProfit {
  const atMiddle = divideRoundedDown(
    figures.unitsIn * figures.priceIn * 10n ** BigInt(figures.decimalsOut),
    figures.priceOut * 10n ** BigInt(figures.decimalsIn),
  )
  const spread = atMiddle - figures.gross
  const units = figures.serviceFee + spread + figures.networkFee
  return {
    serviceFee: figures.serviceFee,
    spread,
    networkFee: figures.networkFee,
    worth: worthAttodollars(units, figures.decimalsOut, figures.priceOut),
  }
}

/** What signed units are worth in attodollars, rounded towards zero. */
export function worthAttodollars(units: bigint, decimals: number, price: bigint): bigint {
  const worth = divideRoundedDown((units < 0n ? -units : units) * price, 10n ** BigInt(decimals))
  return units < 0n ? -worth : worth
}
