import { createTransaction } from '../../call-lines/index.ts'
import { type HttpNeeds, sender } from '../requests/send-request.ts'
import { clientCalls } from './client-calls.ts'
import { createAddressCalls } from './create-address-calls.ts'
import { createFormCalls } from './create-form-calls.ts'
import { httpNeeds } from './http-needs.ts'

/** What leads from a form to an order. */
export function createOrderCalls(given: Partial<HttpNeeds> = {}) {
  const needs = httpNeeds(given)
  return {
    ...createFormCalls(needs),
    ...createAddressCalls(needs),
    ...clientCalls(sender(needs), { createTransaction }),
  }
}
