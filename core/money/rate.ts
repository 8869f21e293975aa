import { type Amount, type AssetCode, amount } from './amount.ts'
import { divideRoundedDown, divideRoundedUp } from './rounding.ts'

/**
 * An exact exchange rate: `numerator` smallest units of `to` for every `denominator` smallest units of `from`.
 * Nothing is lost until a conversion says how it rounds.
 */
export type Rate = {
  readonly from: AssetCode
  readonly to: AssetCode
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Makes a rate. Both parts must be above zero: a price of nothing is not a price. */
export function rate(
  pair: { from: AssetCode; to: AssetCode },
  numerator: bigint,
  denominator: bigint,
): Rate {
  if (numerator <= 0n || denominator <= 0n) throw new RangeError('A rate must be above zero')
  return { from: pair.from, to: pair.to, numerator, denominator }
}

/** What `given` buys; a fraction of the smallest unit is dropped. */
export function convertRoundedDown(given: Amount, at: Rate): Amount {
  assertAsset(given, at.from)
  return amount(at.to, divideRoundedDown(given.units * at.numerator, at.denominator))
}

/** What `given` buys; a fraction of the smallest unit counts as one more. */
export function convertRoundedUp(given: Amount, at: Rate): Amount {
  assertAsset(given, at.from)
  return amount(at.to, divideRoundedUp(given.units * at.numerator, at.denominator))
}

/** What must be given to buy `wanted`; a fraction of the smallest unit counts as one more. */
export function convertBackRoundedUp(wanted: Amount, at: Rate): Amount {
  assertAsset(wanted, at.to)
  return amount(at.from, divideRoundedUp(wanted.units * at.denominator, at.numerator))
}

/** What must be given to buy `wanted`; a fraction of the smallest unit is dropped. */
export function convertBackRoundedDown(wanted: Amount, at: Rate): Amount {
  assertAsset(wanted, at.to)
  return amount(at.from, divideRoundedDown(wanted.units * at.denominator, at.numerator))
}

/** The same rate made worse for the customer by a share in basis points. Exact. */
export function worsenByBps(at: Rate, bps: bigint): Rate {
  if (bps < 0n || bps >= 10_000n) throw new RangeError('A spread must be from 0 to 9999 bps')
  return {
    from: at.from,
    to: at.to,
    numerator: at.numerator * (10_000n - bps),
    denominator: at.denominator * 10_000n,
  }
}

function assertAsset(given: Amount, asset: AssetCode): void {
  if (given.asset !== asset) throw new TypeError(`Expected ${asset}, got ${given.asset}`)
}
