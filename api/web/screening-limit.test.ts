import { expect, test } from 'vitest'
import { defaultRateLimits } from '../http/index.ts'
import { createFixtureServer, post } from './fixtures/server.fixture.ts'

test('address screenings share a limit of 30 a minute with new orders', async () => {
  const { server } = await createFixtureServer({ rateLimits: defaultRateLimits })
  const body = { currency: 'eth', address: '0xabc' }
  const ask = async () => (await post(server, '/api/addresses/aml', body)).statusCode
  for (let times = 0; times < 30; times += 1) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
  const order = await post(server, '/api/transactions', {}, { 'idempotency-key': 'k'.repeat(20) })
  expect(order.statusCode).toBe(429)
})
