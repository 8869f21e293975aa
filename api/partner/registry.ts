import type { Method } from './method.ts'
import { createFixTransaction } from './methods/create-fix-transaction.ts'
import { createTransaction } from './methods/create-transaction.ts'
import { getCurrencies } from './methods/get-currencies.ts'
import { getCurrenciesFull } from './methods/get-currencies-full.ts'
import { getExchangeAmount } from './methods/get-exchange-amount.ts'
import { getFixRate } from './methods/get-fix-rate.ts'
import { getFixRateBulk } from './methods/get-fix-rate-bulk.ts'
import { getFixRateForAmount } from './methods/get-fix-rate-for-amount.ts'
import { getMinAmount } from './methods/get-min-amount.ts'
import { getPairsParams } from './methods/get-pairs-params.ts'
import { getStatus } from './methods/get-status.ts'
import { getTransactions } from './methods/get-transactions.ts'
import { validateAddress } from './methods/validate-address.ts'

/** Every method of the partner protocol, by the name that requests call it. */
export const partnerMethods = {
  getCurrencies,
  getCurrenciesFull,
  getPairsParams,
  getMinAmount,
  getExchangeAmount,
  createTransaction,
  getFixRateForAmount,
  getFixRate,
  getFixRateBulk,
  createFixTransaction,
  getTransactions,
  getStatus,
  validateAddress,
} as const satisfies Readonly<Record<string, Method>>

/** The method of this name; null where there is none. */
export function methodNamed(name: string): Method | null {
  return Object.hasOwn(partnerMethods, name)
    ? partnerMethods[name as keyof typeof partnerMethods]
    : null
}
