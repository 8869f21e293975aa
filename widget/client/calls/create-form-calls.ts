import type { ClientCalls } from '@causeway/api/contract'
import {
  alertMessages,
  coinList,
  currencyHistory,
  estimate,
  fixedRateAbility,
  upsaleEstimate,
} from '../../call-lines/index.ts'
import { aside, type HttpNeeds, sender } from '../requests/send-request.ts'
import { clientCalls } from './client-calls.ts'
import { httpNeeds } from './http-needs.ts'

type FormCall =
  | 'coinList'
  | 'estimate'
  | 'upsaleEstimate'
  | 'alertMessages'
  | 'fixedRateAbility'
  | 'currencyHistory'

/** The calls that an exchange form makes. */
export function createFormCalls(given: Partial<HttpNeeds> = {}): Pick<ClientCalls, FormCall> {
  const needs = httpNeeds(given)
  return {
    ...clientCalls(sender(needs), { estimate, upsaleEstimate, fixedRateAbility, currencyHistory }),
    ...clientCalls(aside(needs), { alertMessages }),
    // It is fetched ahead, and its list says where it can't be had.
    ...clientCalls(sender({ ...needs, onBroken: () => {} }), { coinList }),
  }
}
