import { type PricedCoin, unitsWorthUsd } from '../rates/index.ts'

/** From where on an order waits, and for what. The operator's to set (docs/guides/compliance.md). */
export type CompliancePolicy = {
  /** A score from here on waits for people to look at it; an address is refused. 1 to 100. */
  readonly holdScore: number
  /** A score from here up to `holdScore` asks for identification; null: never. */
  readonly identifyScore: number | null
  /** An order worth more than this, in whole US dollars, asks for identification; null: never. */
  readonly identifyAboveUsd: bigint | null
}

/** True where a sum is worth more than orders may be without identification. `price`: attodollars per whole coin. */
export function isAboveIdentification(
  { identifyAboveUsd }: CompliancePolicy,
  coin: Pick<PricedCoin, 'decimals'>,
  worth: { readonly units: bigint; readonly price: bigint },
): boolean {
  if (identifyAboveUsd === null) return false
  return worth.units > unitsWorthUsd(worth.price, coin.decimals, identifyAboveUsd)
}
