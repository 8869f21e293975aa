import { createTransaction } from '../call-lines/index.ts'
import { clientCalls } from './client-calls.ts'
import { createAddressCalls } from './create-address-calls.ts'
import { createFormCalls } from './create-form-calls.ts'
import { httpNeeds } from './http-needs.ts'
import { type HttpNeeds, sender } from './send-request.ts'

/** What leads from a form to an order. */
export function createOrderCalls(given: Partial<HttpNeeds> = {}) {
  const needs = httpNeeds(given)
  return {
    ...createFormCalls(needs),
    ...createAddressCalls(needs),
    ...clientCalls(sender(needs), { createTransaction }),
  }
}
