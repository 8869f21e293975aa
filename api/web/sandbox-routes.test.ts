import { describe, expect, test } from 'vitest'
import {
  createFixtureServer,
  placeFixtureOrder,
  post,
  readRefusal,
} from './fixtures/server.fixture.ts'

const { server, state } = await createFixtureServer()

const refused = (url: string, body: unknown) => readRefusal(server, { url, body, headers: {} })

describe('sandbox controls', () => {
  test('a deposit is what is expected unless it says otherwise', async () => {
    const { server: played, paid } = await createFixtureServer()
    const { id } = await placeFixtureOrder(played)
    const pay = async (body: object) =>
      (await post(played, '/api/sandbox/deposits', { transactionId: id, ...body })).statusCode
    expect(await pay({})).toBe(200)
    expect(await pay({ amount: '0.05', extraId: null })).toBe(200)
    expect(await pay({ amount: '0' })).toBe(400)
    expect(await pay({ amount: '0.000000001' })).toBe(400)
    expect(await pay({ transactionId: 'unknown' })).toBe(404)
    expect(paid).toEqual([
      { amount: { asset: 'btc', units: 10_000_000n }, address: 'pay-in-address', extraId: '77' },
      { amount: { asset: 'btc', units: 5_000_000n }, address: 'pay-in-address', extraId: null },
    ])
  })

  test('networks and providers must exist', async () => {
    const blocks = { blockchain: 'nowhere', count: 1 }
    expect(await refused('/api/sandbox/blocks', blocks)).toEqual([
      404,
      'network_unknown',
      { network: 'nowhere' },
    ])
    expect(await refused('/api/sandbox/providers/nothing/x', { mode: 'ok' })).toEqual([
      404,
      'provider_unknown',
      {},
    ])
    expect(await refused('/api/sandbox/providers/chains/x', { mode: 'odd' })).toEqual([
      400,
      'field_malformed',
      {
        field: 'mode',
        fields: [
          {
            field: 'mode',
            problem:
              'must be "ok" or must be "slow" or must be "silent" or must be "down" or must be "garbage"',
          },
        ],
      },
    ])
    expect(await refused('/api/sandbox/reorg', { blockchain: 'bitcoin', depth: 0 })).toEqual([
      400,
      'field_malformed',
      { field: 'depth', fields: [{ field: 'depth', problem: 'must be >= 1' }] },
    ])
  })

  test('the clock moves', async () => {
    const before = state.now
    const response = await post(server, '/api/sandbox/clock', { advanceSeconds: 60 })
    expect(response.json()).toEqual({ now: new Date(before + 60_000).toISOString() })
  })
})
