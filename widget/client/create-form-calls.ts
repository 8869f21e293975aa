import type { ClientCalls } from '@causeway/api/contract'
import { estimate, fixedRateAbility, upsaleEstimate } from './call-lines/exchange.ts'
import { alertMessages, currencies, currencyHistory } from './call-lines/site.ts'
import { clientCalls } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'
import { keepCurrencies } from './keep-currencies.ts'
import { aside, type HttpNeeds, sender } from './send-request.ts'

type FormCall =
  | 'currencies'
  | 'estimate'
  | 'upsaleEstimate'
  | 'alertMessages'
  | 'fixedRateAbility'
  | 'currencyHistory'

/** The calls that an exchange form makes, as `createHttpCalls` has them: where it stands alone, nothing else is loaded. */
export function createFormCalls(given: Partial<HttpNeeds> = {}): Pick<ClientCalls, FormCall> {
  const needs = httpNeeds(given)
  const beside = clientCalls(aside(needs), { currencies, alertMessages })
  return {
    ...clientCalls(sender(needs), { estimate, upsaleEstimate, fixedRateAbility, currencyHistory }),
    ...beside,
    currencies: keepCurrencies(beside.currencies, () => performance.now()),
  }
}
