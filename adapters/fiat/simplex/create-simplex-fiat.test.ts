import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeFiat } from '../contract.ts'
import { eventOf, makeSimplex, type SimplexHarness } from './simplex.fixture.ts'

const NOW = Date.UTC(2026, 10, 22, 2)
const FORGED = { ok: false, failure: { code: 'webhook_forged' } }
const MALFORMED = { ok: false, failure: { code: 'webhook_malformed' } }

describeFiat(
  'simplex',
  {
    sides: ['buy'],
    states: { buy: ['waiting', 'paid', 'ended', 'declined', 'refunded'] },
    toldBy: 'read',
    datesMessages: true,
    faults: ['slow', 'error_500', 'too_many', 'html', 'nonsense', 'negative', 'other_currency'],
  },
  makeSimplex,
)

describe('simplex', () => {
  let simplex: SimplexHarness
  beforeAll(async () => {
    simplex = await makeSimplex()
  })
  afterAll(() => simplex.stop())

  test('takes the whole amount for what the person pays and tells the fee in it', async () => {
    const { fiat, questions } = simplex
    if (questions.buy === undefined) throw new Error('There is no question')
    expect(await fiat.quote(questions.buy, 5_000)).toMatchObject({
      ok: true,
      value: { amountTo: '0.00241', fee: '10.02', networkFee: null },
    })
    const heard = simplex.server.heard.find(({ path }) => path.endsWith('/quote'))
    expect(heard?.body).toContain('"requested_amount":250.5')
  })

  test('serves a country as a whole, or the parts of it that are listed', async () => {
    const { fiat, questions } = simplex
    if (questions.buy === undefined) throw new Error('There is no question')
    const places = { FR: null, US: 'TX' }
    for (const [country, state] of Object.entries(places)) {
      expect(await fiat.quote({ ...questions.buy, country, state }, 5_000)).toMatchObject({
        ok: true,
      })
    }
  })

  test('refuses a way to pay that it does not take', async () => {
    const { fiat, questions } = simplex
    if (questions.buy === undefined) throw new Error('There is no question')
    const asked = { ...questions.buy, method: 'bank_transfer' } as const
    expect(await fiat.quote(asked, 5_000)).toEqual({ ok: false, failure: { code: 'others' } })
  })

  test('believes the newest of the events, in whatever order they come', async () => {
    const order = { reference: 'reordered', side: 'buy' } as const
    const at = (minute: string) => `2026-11-22T01:${minute}:00.000Z`
    simplex.queue(eventOf(order, 'payment_simplexcc_crypto_sent', at('58')))
    simplex.queue(eventOf(order, 'payment_simplexcc_approved', at('55')))
    simplex.queue(eventOf(order, 'payment_request_submitted', at('51')))
    const read = await simplex.fiat.read({ ...order, providerReference: null }, 5_000)
    expect(read).toMatchObject({ ok: true, value: { state: 'ended', amountTo: '0.00241' } })
  })

  test('tells no state where an event is not known', async () => {
    const order = { reference: 'unheard-of', side: 'buy' } as const
    simplex.queue(eventOf(order, 'payment_simplexcc_on_the_moon'))
    expect(await simplex.fiat.read({ ...order, providerReference: null }, 5_000)).toEqual({
      ok: false,
      failure: { code: 'fiat_provider_unavailable' },
    })
  })

  test('hands on the report that a message signs, which is gone from the queue then', () => {
    const message = simplex.messageAbout({ reference: 'ada', side: 'buy' }, NOW)
    expect(simplex.fiat.readWebhook(message, NOW)).toMatchObject({
      ok: true,
      value: { reference: 'ada', report: { reference: 'ada', state: 'paid', amountFrom: '250.5' } },
    })
  })

  test('reads no message whose token is of another kind or repeats less than the message', () => {
    const event = eventOf({ reference: 'ada', side: 'buy' }, 'payment_simplexcc_approved')
    const rawBody = JSON.stringify(event)
    const { readWebhook } = simplex.fiat
    expect(readWebhook({ headers: simplex.signed(event, NOW, 'HS256'), rawBody }, NOW)).toEqual(
      FORGED,
    )
    expect(readWebhook({ headers: simplex.signed({}, NOW), rawBody }, NOW)).toEqual(FORGED)
    expect(readWebhook({ headers: simplex.signed({}, NOW), rawBody: '{}' }, NOW)).toEqual(FORGED)
  })

  test('calls a signed message malformed that is about no payment or no known event', () => {
    const order = { reference: 'ada', side: 'buy' } as const
    for (const event of [{ name: 'hello' }, eventOf(order, 'payment_simplexcc_on_the_moon')]) {
      const message = { headers: simplex.signed(event, NOW), rawBody: JSON.stringify(event) }
      expect(simplex.fiat.readWebhook(message, NOW)).toEqual(MALFORMED)
    }
  })
})
