import type { Calls } from '@causeway/api/contract'
import { createAddressCalls } from './create-address-calls.ts'
import { createFormCalls } from './create-form-calls.ts'
import { httpNeeds } from './http-needs.ts'
import { type HttpNeeds, sendRequest } from './send-request.ts'

/** What leads from a form to an order, as `createHttpCalls` has it: its pages load nothing else. */
export function createOrderCalls(given: Partial<HttpNeeds> = {}) {
  const needs = httpNeeds(given)
  const createTransaction: Calls['createTransaction'] = (body, idempotencyKey) =>
    sendRequest(needs, {
      method: 'POST',
      path: '/api/transactions',
      body,
      headers: { 'idempotency-key': idempotencyKey },
    })
  return { ...createFormCalls(needs), ...createAddressCalls(needs), createTransaction }
}
