import type { Currency } from '@causeway/core/currencies'

const ENOUGH_IN_THE_SANDBOX = 3

/** Confirmations that the sandbox asks: what the currency says, but never so many that a swap outlasts a minute. */
export function sandboxConfirmations({ confirmations }: Pick<Currency, 'confirmations'>): number {
  return Math.min(confirmations, ENOUGH_IN_THE_SANDBOX)
}
