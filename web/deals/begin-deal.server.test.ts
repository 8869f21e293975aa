import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, testPage } from '../page-context.fixture.ts'
import { sampleCoins } from '../samples/sample-coins.ts'
import { actOnDeal } from './begin-deal.server.ts'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const KEY = 'a-key-of-the-page'
const beginFiatOrder = vi.fn()
const customerAddress = vi.fn()
const page = testPage({
  calls: {
    beginFiatOrder,
    currencies: async () => ({ ok: true, status: 200, body: Object.values(sampleCoins) }),
    // The server is away: the rules of the chain decide.
    checkAddress: async () => refusal(503, 'unexpected'),
  },
  sandbox: { customerAddress },
})
beforeEach(() => {
  beginFiatOrder.mockReset().mockResolvedValue({
    ok: true,
    status: 201,
    body: {
      transaction: { transactionId: 'BBBBBBBBBBBBBBBBBBBBBB' },
      holderSecret: 'its-secret',
      providerId: 'sandboxpay',
    },
  })
})

const filledIn = {
  intent: 'begin',
  from: 'usd',
  to: 'eth',
  amount: '150',
  country: 'DE',
  provider: 'sandboxpay',
  address: ADDRESS,
  agreed: 'on',
  idempotencyKey: KEY,
}

/** The outcome of a posted form, or the response that it throws. */
async function post(change: Readonly<Record<string, string | null>>, cookie = '') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filledIn, ...change })) {
    if (value !== null) form.set(name, value)
  }
  const request = new Request('https://exchange.example/buy', {
    method: 'POST',
    body: form,
    headers: { cookie },
  })
  return actOnDeal(page, 'buy', request).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
}

const askedFor = () => beginFiatOrder.mock.calls.map(([asked]) => asked)

describe('the step of the address', () => {
  test('opens the order and makes this browser its holder', async () => {
    const led = await post({}, 'refId=partner-1')
    expect(led).toBeInstanceOf(Response)
    if (!(led instanceof Response)) return
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/payment/BBBBBBBBBBBBBBBBBBBBBB',
    ])
    expect(led.headers.get('set-cookie')).toMatch(/^__Host-holder-BBBBBBBB=its-secret; HttpOnly/)
    expect(askedFor()).toMatchObject([
      { from: 'usd', to: 'eth', amount: '150', country: 'DE', address: ADDRESS, email: null },
    ])
    expect(askedFor()[0].idempotencyKey).toBe(KEY)
  })

  test('keeps its key where nobody knows whether an order was made, and takes a new one otherwise', async () => {
    const keyAfter = async (status: number, code: string) => {
      beginFiatOrder.mockResolvedValueOnce(refusal(status, code))
      const outcome = await post({})
      if (outcome instanceof Response) throw new Error('it led on')
      expect(outcome.notice).toBe(`It says ${code}.`)
      return outcome.idempotencyKey
    }
    expect(await keyAfter(500, 'unexpected')).toBe(KEY)
    expect(await keyAfter(503, 'fiat_provider_unavailable')).toBe(KEY)
    expect(await keyAfter(422, 'fiat_offer_refused')).not.toBe(KEY)
    expect(await keyAfter(500, 'idempotency_key_reused')).not.toBe(KEY)
  })

  test('a refused field is shown at the field', async () => {
    beginFiatOrder.mockResolvedValueOnce(refusal(422, 'email_malformed', { field: 'email' }))
    expect(await post({ email: 'x@' })).toMatchObject({
      errors: { email: 'It says email_malformed.' },
      fields: { email: 'x@', address: ADDRESS },
      notice: null,
    })
  })

  test('sends nothing without an agreement, or to an address that its chain cannot have', async () => {
    expect(await post({ agreed: null })).toMatchObject({ errors: { agreed: expect.any(String) } })
    for (const address of ['', 'nowhere', ADDRESS.slice(0, -1)]) {
      expect(await post({ address }), address).toMatchObject({
        errors: { address: expect.any(String) },
      })
    }
    expect(beginFiatOrder).not.toHaveBeenCalled()
  })

  test('fills in an address of the play world, but not over a typed one', async () => {
    const body = { address: '0xplay', extraId: null }
    customerAddress.mockResolvedValue({ ok: true, status: 200, body })
    const play = (address: string) => post({ intent: 'play-address', address })
    expect(await play('')).toMatchObject({ fields: { address: '0xplay' }, idempotencyKey: KEY })
    expect(await play(ADDRESS)).toMatchObject({ fields: { address: ADDRESS } })
  })

  test('without a provider it leads to the offers', async () => {
    const led = await post({ provider: null })
    const location = led instanceof Response ? (led.headers.get('location') ?? '') : ''
    expect(location).toMatch(/^\/buy\?.*offers=1/)
    expect(beginFiatOrder).not.toHaveBeenCalled()
  })
})
