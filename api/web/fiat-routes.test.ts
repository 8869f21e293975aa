import { afterEach, describe, expect, test } from 'vitest'
import { createFixtureServer, post } from './fixtures/server.fixture.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const ASKED = 'from=usd&to=btc&amount=150&country=us&state=CA'
const ORDER = {
  from: 'USD',
  to: 'btc',
  providerId: 'first',
  amount: '150',
  country: 'US',
  state: 'CA',
  address: 'bc1qexample',
}
const key = { 'idempotency-key': 'fiat-key-of-a-test' }

async function begun() {
  const { server, ...fixture } = await createFixtureServer()
  const response = await post(server, '/api/fiat/exchange', ORDER, key)
  const body: {
    transaction: { transactionId: string }
    holderSecret: string
    redirectUrl: string | null
  } = response.json()
  return { ...fixture, server, response, body, id: body.transaction.transactionId }
}

describe('[BUY-01] the providers of fiat', () => {
  test('are listed with how they have done', async () => {
    const { server } = await createFixtureServer()
    const { result } = (await server.inject('/api/fiat/provider')).json()
    expect(result).toMatchObject([
      { providerId: 'first', sides: ['buy', 'sell'], successRate: 96, rating: 5, isPaused: false },
      { providerId: 'second', successRate: null, rating: null },
    ])
  })

  test.each([
    [`${ASKED}&rating=any&gaClientId=g&refId=r&source=s&cjevent=c`],
    [
      'currencyFrom=USD&currencyTo=BTC&amountFrom=150&country=US&state=CA&fiatProviders=first,second',
    ],
  ])('are asked in both of the source’s ways: %s', async (query) => {
    const { server } = await createFixtureServer()
    const response = await server.inject(`/api/fiat/offer?${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.json().result).toHaveLength(2)
  })

  test.each([
    ['a field nobody knows', `${ASKED}&colour=red`, 400, 'unknown_field'],
    ['no country', 'from=usd&to=btc&amount=150', 400, 'field_missing'],
    ['a malformed sum', 'from=usd&to=btc&amount=1e3&country=US', 400, 'field_malformed'],
    ['two coins', 'from=btc&to=eth&amount=1&country=US', 422, 'fiat_pair_wrong'],
    ['a coin nobody knows', 'from=usd&to=nocoin&amount=1&country=US', 422, 'currency_unknown'],
    ['no coin', 'from=usd&amount=1&country=US', 422, 'currency_unknown'],
  ])('%s is refused', async (_, query, status, code) => {
    const { server } = await createFixtureServer()
    const response = await server.inject(`/api/fiat/offer?${query}`)
    expect([response.statusCode, response.json().error.code]).toEqual([status, code])
  })
})

describe('[BUY-04] offers', () => {
  test('come sorted, with rates, limits, merits and the reason for their place', async () => {
    const { server } = await createFixtureServer()
    const { limits, result } = (await server.inject(`/api/fiat/offer?${ASKED}`)).json()
    expect(limits).toEqual({ min: '200', max: null })
    expect(result).toMatchObject([
      {
        providerId: 'first',
        rate: '0.0000133333333',
        invertedRate: '75000',
        amount: '0.002',
        error: null,
        fee: '5.5',
        networkFee: '1.5',
        paymentMethods: ['visa'],
        minutes: { least: 5, most: 20 },
        rankReason: 'best_rate',
      },
      {
        providerId: 'second',
        rate: null,
        invertedRate: null,
        amount: null,
        error: { type: 'limits', details: { min: '200', max: null } },
        rankReason: 'limits',
      },
    ])
  })

  test('are narrowed by rating and by provider', async () => {
    const { server } = await createFixtureServer()
    const idsOf = async (more: string) => {
      const { result } = (await server.inject(`/api/fiat/offer?${ASKED}&${more}`)).json()
      return result.map(({ providerId }: { providerId: string }) => providerId)
    }
    expect(await idsOf('rating=4.5')).toEqual(['first'])
    expect(await idsOf('fiatProviders=second')).toEqual(['second'])
  })

  test('[BUY-03] are streamed as they come, then the whole', async () => {
    const { server } = await createFixtureServer()
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    closers.push(() => server.close())
    const headers = { accept: 'text/event-stream' }
    const response = await fetch(`${url}/api/fiat/offer?${ASKED}`, { headers })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const text = await response.text()
    const events = [...text.matchAll(/^event: (\w+)\nid: (\d+)\ndata: (.*)$/gm)]
    expect(events.map(([, name, id]) => `${name} ${id}`)).toEqual(['offer 1', 'offer 2', 'done 3'])
    expect(JSON.parse(events[0]?.[3] ?? '')).toMatchObject({ providerId: 'second' })
    expect(JSON.parse(events[2]?.[3] ?? '').result).toHaveLength(2)
    // What is wrong with the question is no stream.
    const wrong = await fetch(`${url}/api/fiat/offer?from=btc&to=eth&amount=1&country=US`, {
      headers,
    })
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([
      422,
      'application/json; charset=utf-8',
    ])
    await wrong.text()
  })
})

describe('[BUY-07] an order with a provider', () => {
  test('answers where the person goes, and is found as every order is', async () => {
    const { body, id, response, server } = await begun()
    expect(response.statusCode).toBe(201)
    expect(String(response.headers['set-cookie'])).toContain('holder-')
    expect(body).toMatchObject({
      faTransactionId: id,
      providerId: 'first',
      redirectUrl: 'https://first.example/pay/1',
      form: null,
    })
    const again = await post(server, '/api/fiat/exchange', ORDER, key)
    expect([again.statusCode, again.json().faTransactionId]).toEqual([200, id])
    const shown = (await server.inject(`/api/transactions/${id}`)).json().transaction
    expect(shown).toMatchObject({
      type: 'fiat',
      status: 'created',
      isOwner: false,
      amountExpectedFrom: '150',
      amountExpectedTo: '0.002',
      totalFee: '5.5',
      fiatProvider: 'first',
      fiatProviderId: null,
      fiatProviderRedirect: null,
      fiat: { side: 'buy', providerName: 'First Pay', country: '' },
    })
    const own = await server.inject({
      url: `/api/transactions/${id}`,
      headers: { 'x-holder-secret': body.holderSecret },
    })
    expect(own.json().transaction).toMatchObject({
      isOwner: true,
      fiatProviderId: 'their-1',
      fiatProviderRedirect: 'https://first.example/pay/1',
      fiat: { country: 'US' },
    })
    expect(JSON.stringify(shown)).not.toContain('first.example/pay')
  })

  test('takes every field of the source’s client, and no other', async () => {
    const { server } = await createFixtureServer()
    const sent = {
      ...ORDER,
      extraId: '',
      location: 'https://swap.example/buy',
      uaId: 'ua',
      userAgent: 'browser',
      cookieSessionId: 'session',
      timestamp: '1760000000',
    }
    const headers = { 'idempotency-key': 'another-key-of-a-test' }
    expect((await post(server, '/api/fiat/exchange', sent, headers)).statusCode).toBe(201)
    const more = await post(server, '/api/fiat/exchange', { ...sent, colour: 'red' }, headers)
    expect(more.json().error.code).toBe('unknown_field')
    expect((await post(server, '/api/fiat/exchange', sent)).json().error.code).toBe(
      'idempotency_key_missing',
    )
  })

  test('[BUY-08] that the provider does not take says why, with its limits', async () => {
    const { server } = await createFixtureServer()
    const refused = await post(
      server,
      '/api/fiat/exchange',
      { ...ORDER, providerId: 'second' },
      key,
    )
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toEqual({
      code: 'fiat_offer_refused',
      message: 'This provider doesn’t accept this amount: at least 200.',
      details: { type: 'limits', details: { min: '200', max: null } },
    })
  })

  test('cannot be changed here; its holder is known by the secret', async () => {
    const { body, id, server } = await begun()
    const secret = { 'x-holder-secret': body.holderSecret }
    const changed = await server.inject({
      method: 'PATCH',
      url: `/api/transactions/${id}`,
      payload: { email: 'a@example.com' },
      headers: secret,
    })
    expect([changed.statusCode, changed.json().error.code]).toEqual([
      409,
      'fiat_order_unchangeable',
    ])
    const holder = await post(server, `/api/transactions/${id}/holder`, {
      holderSecret: body.holderSecret,
    })
    expect(holder.statusCode).toBe(200)
    const wrong = await post(server, `/api/transactions/${id}/holder`, { holderSecret: 'wrong' })
    expect(wrong.statusCode).toBe(403)
  })
})

describe('[BUY-07] a provider’s message', () => {
  test('is received byte by byte where its signature is right', async () => {
    const { webhooks, server } = await createFixtureServer()
    const rawBody = '{ "data" : {"n": 1.50} }'
    const right = await post(server, '/api/fiat/webhooks/first', rawBody, {
      'x-signature': 'right',
    })
    expect([right.statusCode, right.json()]).toEqual([200, { result: true }])
    expect(webhooks).toEqual([{ provider: 'first', rawBody }])
    const wrong = await post(server, '/api/fiat/webhooks/first', rawBody, { 'x-signature': 'no' })
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([403, 'webhook_forged'])
    const nobody = await post(server, '/api/fiat/webhooks/nobody', rawBody)
    expect([nobody.statusCode, nobody.json().error.code]).toEqual([404, 'fiat_provider_unknown'])
    expect(webhooks).toHaveLength(1)
  })
})
