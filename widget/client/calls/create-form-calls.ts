import type { ClientCalls } from '@causeway/api/contract'
import {
  alertMessages,
  currencies,
  currencyHistory,
  estimate,
  fixedRateAbility,
  upsaleEstimate,
} from '../../call-lines/index.ts'
import { aside, type HttpNeeds, sender } from '../requests/send-request.ts'
import { clientCalls } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'
import { keepCurrencies } from './keep-currencies.ts'

type FormCall =
  | 'currencies'
  | 'estimate'
  | 'upsaleEstimate'
  | 'alertMessages'
  | 'fixedRateAbility'
  | 'currencyHistory'

/** The calls that an exchange form makes. */
export function createFormCalls(given: Partial<HttpNeeds> = {}): Pick<ClientCalls, FormCall> {
  const needs = httpNeeds(given)
  const beside = clientCalls(aside(needs), { currencies, alertMessages })
  return {
    ...clientCalls(sender(needs), { estimate, upsaleEstimate, fixedRateAbility, currencyHistory }),
    ...beside,
    currencies: keepCurrencies(beside.currencies, () => performance.now()),
  }
}
