import { testCoin, testEstimate } from '@causeway/widget/form-testing/test-coins'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageTexts } from '../../../../i18n/page-texts.ts'
import { refusal, testPage } from '../../../../page-context.fixture.ts'
import type { Exchange } from '../load-exchange.server.ts'
import { createOrder } from './create-order.server.ts'
import { emptyOrderFields } from './order-fields.ts'

const KEY = 'a-key-of-the-page'
const createTransaction = vi.fn()
const page = testPage({ calls: { createTransaction } })
const { t } = await pageTexts(page, ['processing', 'errors'])
const choice = { from: 'btc', to: 'eth', amountFrom: '0.1', amountTo: '', isFixedRate: true }
const fields = { ...emptyOrderFields, destinationAddress: '0xdestination', agreed: true }
const estimate = testEstimate({})
const exchange: Exchange = {
  from: testCoin('btc'),
  to: testCoin('eth'),
  coins: [],
  estimate,
  problem: null,
}

beforeEach(() => {
  const transaction = { transactionId: 'CCCCCCCCCCCCCCCCCCCCCC' }
  const body = { transaction, holderSecret: 'its-secret' }
  createTransaction.mockReset().mockResolvedValue({ ok: true, status: 201, body })
})

/** The step that a posted form leads to. Throws the response that leads to the order. */
function post(change: Partial<Exchange> = {}, rateId = 'a-rate') {
  const form = new FormData()
  form.set('rateId', rateId)
  form.set('idempotencyKey', KEY)
  const request = new Request('https://exchange.example/processing', {
    method: 'POST',
    headers: { cookie: 'WTP_AB_variant=b', 'user-agent': 'A browser' },
  })
  const draft = { choice, fields, exchange: { ...exchange, ...change } }
  return createOrder({ page, t }, { ...draft, form, request })
}

describe('an order posted without script', () => {
  test('is created once for its key, and its holder is sent to it', async () => {
    const led = await post().catch((thrown: unknown) => thrown)
    if (!(led instanceof Response)) throw new Error('it did not lead to the order')
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/transaction/CCCCCCCCCCCCCCCCCCCCCC',
    ])
    expect(led.headers.get('set-cookie')).toMatch(/^__Host-holder-CCCCCCCC=its-secret; HttpOnly/)
    expect(createTransaction.mock.calls).toEqual([
      [
        expect.objectContaining({
          from: 'btc',
          to: 'eth',
          destinationAddress: '0xdestination',
          rateId: 'a-rate',
          idempotencyKey: KEY,
        }),
        page.caller,
      ],
    ])
  })

  test.each([
    ['rate_id_expired', 410],
    ['rate_id_used', 409],
    ['rate_withdrawn', 409],
  ])('%s brings step 2 with a fresh estimate and a key of its own', async (code, status) => {
    createTransaction.mockResolvedValueOnce(refusal(status, code))
    const step = await post()
    expect(step).toMatchObject({ step: 'check', estimate, notice: expect.any(String) })
    expect(step).not.toMatchObject({ idempotencyKey: KEY })
  })

  test.each([
    ['unexpected', 500],
    ['busy', 503],
    ['idempotency_key_reused', 409],
  ])('after %s its key stays: nobody knows whether an order was made', async (code, status) => {
    createTransaction.mockResolvedValueOnce(refusal(status, code))
    expect(await post()).toMatchObject({
      step: 'check',
      idempotencyKey: KEY,
      notice: `It says ${code}.`,
    })
  })

  test('a refused address leads back to its field', async () => {
    createTransaction.mockResolvedValueOnce(
      refusal(422, 'address_malformed', { field: 'refundAddress' }),
    )
    expect(await post()).toMatchObject({
      step: 'addresses',
      errors: { refundAddress: 'It says address_malformed.' },
    })
  })

  test('where no price can be given any more, step 1 says why', async () => {
    createTransaction.mockResolvedValueOnce(refusal(409, 'rate_withdrawn'))
    expect(await post({ estimate: null, problem: 'No price.' })).toMatchObject({
      step: 'addresses',
      notice: 'No price.',
    })
  })
})
