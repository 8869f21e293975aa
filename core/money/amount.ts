/** The ticker of a currency of the catalogue, in lower case: `btc`, `usdt20`. */
export type AssetCode = string

/** A sum of money: whole units of the asset's smallest unit (satoshi, wei, …). Never a JavaScript number. */
export type Amount<A extends AssetCode = AssetCode> = {
  readonly asset: A
  readonly units: bigint
}

/** The only way to make money. Units are of the asset's smallest unit and may be negative in ledgers. */
export function amount<A extends AssetCode>(asset: A, units: bigint): Amount<A> {
  return { asset, units }
}

/** Nothing of an asset. */
export function zero<A extends AssetCode>(asset: A): Amount<A> {
  return { asset, units: 0n }
}

/** Adds two sums of one asset. Two assets do not compile, and throw where types were lost. */
export function add<A extends AssetCode>(left: Amount<A>, right: Amount<NoInfer<A>>): Amount<A> {
  assertSameAsset(left, right)
  return { asset: left.asset, units: left.units + right.units }
}

/** Takes the right sum from the left. The result may be negative. */
export function subtract<A extends AssetCode>(
  left: Amount<A>,
  right: Amount<NoInfer<A>>,
): Amount<A> {
  assertSameAsset(left, right)
  return { asset: left.asset, units: left.units - right.units }
}

/** Less than zero, zero, or more than zero, as the left is less than, equal to, or more than the right. */
export function compare<A extends AssetCode>(left: Amount<A>, right: Amount<NoInfer<A>>): number {
  assertSameAsset(left, right)
  return left.units < right.units ? -1 : left.units > right.units ? 1 : 0
}

/** The smaller of two sums of one asset. */
export function smaller<A extends AssetCode>(
  left: Amount<A>,
  right: Amount<NoInfer<A>>,
): Amount<A> {
  return compare(left, right) <= 0 ? left : right
}

/** The larger of two sums of one asset. */
export function larger<A extends AssetCode>(left: Amount<A>, right: Amount<NoInfer<A>>): Amount<A> {
  return compare(left, right) >= 0 ? left : right
}

function assertSameAsset(left: Amount, right: Amount): void {
  if (left.asset !== right.asset) {
    throw new TypeError(`Cannot combine ${left.asset} with ${right.asset}`)
  }
}
