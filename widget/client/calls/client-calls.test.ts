import { expect, test } from 'vitest'
import { requestOf } from './client-calls.ts'

test.each([
  ['GET /eos/account-cost', {}, { method: 'GET', path: '/api/eos/account-cost' }],
  [
    'PATCH /transactions/{id} +',
    { id: 'a/../b', refundAddress: null, email: 'a@b.cd' },
    {
      method: 'PATCH',
      path: '/api/transactions/a%2F..%2Fb',
      body: { refundAddress: null, email: 'a@b.cd' },
    },
  ],
  [
    'GET /transactions?page&status',
    { page: '2', status: undefined },
    { method: 'GET', path: '/api/transactions?page=2' },
  ],
  [
    'POST /transactions + !',
    { from: 'btc', idempotencyKey: 'key' },
    {
      method: 'POST',
      path: '/api/transactions',
      body: { from: 'btc' },
      headers: { 'idempotency-key': 'key' },
    },
  ],
  [
    'DELETE /user/social-accounts?serviceId +',
    { serviceId: 'one', password: 'x' },
    { method: 'DELETE', path: '/api/user/social-accounts?serviceId=one', body: { password: 'x' } },
  ],
  [
    'POST /transactions/{id}/recovery',
    { id: 'x' },
    { method: 'POST', path: '/api/transactions/x/recovery' },
  ],
])('%s puts each input in its place', (line, input, request) => {
  expect(requestOf(line, input)).toEqual(request)
})
