import { displayRate } from './display-rate.ts'

/** A number as a page shows it. Its parts, joined, are the number itself. */
export type ShownAmount = {
  /** The digits before the point, in threes from the right. */
  readonly groups: readonly string[]
  /** The decimals that are shown, with their point; empty for none. */
  readonly fraction: string
  /** The decimals that are cut. */
  readonly rest: string
}

const MOST_DECIMALS = 8

/**
 * Splits a plain decimal text into what is shown of it and what is cut (CALC-16): beyond eight decimals, but never the
 * first four figures of an amount that is smaller. Nothing is lost, and nothing is rounded up.
 */
export function shownAmount(amount: string): ShownAmount {
  const [whole = '', fraction = ''] = amount.split('.')
  const decimals =
    fraction.length <= MOST_DECIMALS
      ? fraction.length
      : (displayRate(amount).split('.')[1] ?? '').length
  const point = fraction === '' ? '' : '.'
  const [shown, rest] = [fraction.slice(0, decimals), fraction.slice(decimals)]
  return {
    groups: whole.split(/(?=(?:\d{3})+$)/),
    fraction: shown === '' ? '' : `${point}${shown}`,
    rest: shown === '' ? `${point}${rest}` : rest,
  }
}
