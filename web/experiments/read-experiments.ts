import type { FormExperiments } from '@causeway/widget/form'
import { cookieValue } from '../cookie-value.ts'

/** The experiment cookies that the form acts on (CALC-29). Call it in a browser only. */
export function readExperiments(): FormExperiments {
  return {
    estimation: cookieValue(document.cookie, 'EstimationMethod_ABvariant'),
    wtp: cookieValue(document.cookie, 'WTP_AB_variant'),
    buyAndExchange: cookieValue(document.cookie, 'BuyAndExchangeOffer_ABvariant'),
    fastFilters: cookieValue(document.cookie, 'FastFilters_ABvariant'),
  }
}
