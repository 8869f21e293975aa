import type { Calls } from '@causeway/api/contract'
import { httpNeeds } from './http-needs.ts'
import { keepCurrencies } from './keep-currencies.ts'
import { queryText } from './query-text.ts'
import { type HttpNeeds, readAside, sendRequest } from './send-request.ts'

type FormCall =
  | 'currencies'
  | 'estimate'
  | 'upsaleEstimate'
  | 'alertMessages'
  | 'fixedRateAbility'
  | 'currencyHistory'

/** The calls that an exchange form makes, as `createHttpCalls` has them: where it stands alone, nothing else is loaded. */
export function createFormCalls(given: Partial<HttpNeeds> = {}): Pick<Calls, FormCall> {
  const needs = httpNeeds(given)
  return {
    currencies: keepCurrencies(
      () => readAside(needs, '/api/currencies'),
      () => performance.now(),
    ),
    estimate: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/exchange/estimate', body }),
    upsaleEstimate: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/exchange/upsale-estimate', body }),
    alertMessages: () => readAside(needs, '/api/alert-messages'),
    fixedRateAbility: (body) =>
      sendRequest(needs, { method: 'POST', path: '/api/exchange/fixed-rate-ability', body }),
    currencyHistory: (from, to, range) =>
      sendRequest(needs, {
        method: 'GET',
        path: `/api/currency-history/${encodeURIComponent(from)}/${encodeURIComponent(to)}?${queryText(range)}`,
      }),
  }
}
