import { displayAmount, displayRate } from '@causeway/core/money'
import type { FormCoin } from '../../form/index.ts'

type Money = Pick<FormCoin, 'isFiat' | 'decimals'>

/** From so much on a price says enough in the smallest coin of its money. */
const WHOLE = /^0*[1-9]/

/** A sum as it is shown: of a coin as anywhere else, of money of a state in its own smallest coin: `78.70`. */
export function shownSum(amount: string, { isFiat, decimals }: Money): string {
  const shown = displayAmount(amount)
  if (!isFiat) return shown
  const [whole = '0', fraction = ''] = shown.split('.')
  const coins = fraction.slice(0, decimals)
  // Less than the smallest coin is still more than nothing.
  if (/^0+$/.test(whole) && !/[1-9]/.test(coins)) return shown
  return coins === '' ? whole : `${whole}.${coins.padEnd(decimals, '0')}`
}

/** A price: of a coin for a fraction of a cent, say, all that is known of it. */
export function shownPrice(rate: string, money: Money): string {
  return WHOLE.test(rate) ? shownSum(rate, money) : displayRate(rate)
}
