/** From where on an order waits, and for what. The operator's to set (docs/guides/compliance.md). */
export type CompliancePolicy = {
  /** A score from here on waits for people to look at it; an address is refused. 1 to 100. */
  readonly holdScore: number
  /** A score from here up to `holdScore` asks for identification; null: never. */
  readonly identifyScore: number | null
  /** An order worth more than this, in whole US dollars, asks for identification; null: never. */
  readonly identifyAboveUsd: bigint | null
}

/** Sums of coins, each with its price in attodollars per whole coin. */
export type PricedSum = {
  readonly units: bigint
  readonly decimals: number
  readonly price: bigint
}

/**
 * True where sums together (an order's, and others of the same account) are worth more than may be exchanged without
 * identification. Exact: nothing is rounded.
 */
export function isAboveIdentification(
  { identifyAboveUsd }: CompliancePolicy,
  sums: readonly PricedSum[],
): boolean {
  if (identifyAboveUsd === null) return false
  const places = Math.max(0, ...sums.map(({ decimals }) => decimals))
  const worth = sums.reduce(
    (sum, { units, decimals, price }) => sum + units * price * 10n ** BigInt(places - decimals),
    0n,
  )
  return worth > identifyAboveUsd * 10n ** BigInt(18 + places)
}
