import type { FiatPort, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFiatDesk } from './fiat-desk.ts'

const question: FiatQuestion = {
  side: 'buy',
  fiat: 'usd',
  coin: 'btc',
  network: 'bitcoin',
  amount: '150',
  country: 'US',
  state: 'CA',
  method: null,
}
const quote: FiatQuote = {
  amountTo: '0.002',
  fee: '5',
  networkFee: null,
  methods: ['visa'],
  quoteId: null,
  expiresAt: null,
}

function port(id: string, answer: FiatPort['quote'], sides: FiatPort['facts']['sides'] = ['buy']) {
  const asked = vi.fn(answer)
  const unasked = () => Promise.reject(new Error('The desk asks for prices alone'))
  const made: FiatPort = {
    facts: { id, name: id, sides, methods: ['visa'], kyc: 'full', minutes: [5, 10], site: '' },
    quote: asked,
    checkout: unasked,
    read: unasked,
    readWebhook: () => fail({ code: 'webhook_forged' }),
  }
  return { asked, made }
}

function deskOf(...ports: readonly { readonly made: FiatPort }[]) {
  return createFiatDesk({
    ports: ports.map(({ made }) => made),
    providerOf: ({ facts }) => ({
      facts,
      settings: { isForcedTop: false },
      record: { successPercent: null, medianMinutes: null },
      rating: null,
    }),
    steadyNow: () => Date.now(),
    withinMilliseconds: 1000,
  })
}

const codes = (answers: Awaited<ReturnType<ReturnType<typeof deskOf>['ask']>>) =>
  answers.map(({ outcome }) => (outcome.ok ? 'ok' : outcome.failure.code))

describe('[BUY-03] the fiat desk', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('returns answers as they come, and all of them by the time limit', async () => {
    const quick = port('quick', async () => ok(quote))
    const silent = port('silent', () => new Promise(() => {}))
    const broken = port('broken', () => Promise.reject(new Error('on fire')))
    const came: string[] = []
    const asking = deskOf(silent, quick, broken).ask(question, ({ provider }) => {
      came.push(provider.facts.id)
    })
    await vi.advanceTimersByTimeAsync(999)
    expect(came).toEqual(['quick', 'broken'])
    await vi.advanceTimersByTimeAsync(1)
    expect(codes(await asking)).toEqual(['timeout', 'ok', 'unavailable'])
  })

  test('shows nothing of an answer that cannot be one', async () => {
    const odd = ['-1', '0', '1e9', 'NaN', ''].map((amountTo, index) =>
      port(`odd${index}`, async () => ok({ ...quote, amountTo })),
    )
    const fees = port('fees', async () => ok({ ...quote, fee: '-3' }))
    expect(new Set(codes(await deskOf(...odd, fees).ask(question)))).toEqual(
      new Set(['unavailable']),
    )
  })

  test('asks once for equal questions of 15 seconds, and again after a failure', async () => {
    const good = port('good', async () => ok(quote))
    const bad = port('bad', async () => fail({ code: 'unavailable' }))
    const desk = deskOf(good, bad)
    await Promise.all([desk.ask(question), desk.ask({ ...question })])
    expect([good.asked.mock.calls.length, bad.asked.mock.calls.length]).toEqual([1, 1])
    await desk.ask(question)
    expect([good.asked.mock.calls.length, bad.asked.mock.calls.length]).toEqual([1, 2])
    await desk.ask({ ...question, amount: '151' })
    await vi.advanceTimersByTimeAsync(15_000)
    await desk.ask(question)
    expect(good.asked.mock.calls.length).toBe(3)
  })

  test('leaves alone for 30 seconds who failed five times in a row, then lets one question decide', async () => {
    let isDown = true
    const flaky = port('flaky', async () => (isDown ? fail({ code: 'unavailable' }) : ok(quote)))
    const desk = deskOf(flaky)
    for (let index = 0; index < 7; index += 1) await desk.ask({ ...question, amount: `${index}` })
    expect(flaky.asked).toHaveBeenCalledTimes(5)
    expect(desk.health().get('flaky')).toMatchObject({ asked: 5, isPaused: true })
    await vi.advanceTimersByTimeAsync(30_000)
    await Promise.all(['1', '2', '3'].map((amount) => desk.ask({ ...question, amount })))
    expect(flaky.asked).toHaveBeenCalledTimes(6)
    isDown = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(codes(await desk.ask(question))).toEqual(['ok'])
    await desk.ask({ ...question, amount: '9' })
    expect(desk.health().get('flaky')).toMatchObject({ isPaused: false, outcomes: { ok: 2 } })
    expect(flaky.asked).toHaveBeenCalledTimes(8)
  })

  test('does not count a no as a failure, and asks nobody of the other side', async () => {
    const picky = port('picky', async () => fail({ code: 'country' }))
    const buyer = port('buyer', async () => ok(quote), ['sell'])
    const desk = deskOf(picky, buyer)
    for (let index = 0; index < 9; index += 1) await desk.ask({ ...question, amount: `${index}` })
    expect(picky.asked).toHaveBeenCalledTimes(9)
    expect(buyer.asked).not.toHaveBeenCalled()
  })
})
