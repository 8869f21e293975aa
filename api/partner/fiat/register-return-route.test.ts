import { fail } from '@causeway/core/result'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { defaultRateLimits } from '../../http/index.ts'
import { registerReturnRoute } from './register-return-route.ts'

test('leads to our page of an order that is not there, and is limited by client address', async () => {
  const server = Fastify()
  registerReturnRoute(server, '/orders/:id/return', {
    publicUrl: 'https://swap.example',
    rateLimits: { ...defaultRateLimits, other: 2 },
    useCases: { fiat: { readOrder: async () => fail({ code: 'order_not_found' }) } },
  })
  const ask = () => server.inject('/orders/a%2Fb/return')
  const first = await ask()
  expect([first.statusCode, first.headers.location]).toEqual([
    302,
    'https://swap.example/transaction/a%2Fb',
  ])
  await ask()
  expect((await ask()).statusCode).toBe(429)
})
