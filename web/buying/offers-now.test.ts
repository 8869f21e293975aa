import type {
  Caller,
  Calls,
  FiatOfferOut,
  FiatOfferQuery,
  FiatOffersReply,
} from '@causeway/api/contract'
import { testOffer } from '@causeway/widget/form-testing/test-offers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OffersNow } from './buying-page.ts'
import { offersNow } from './offers-now.server.ts'

const QUERY = { from: 'usd', to: 'btc', amount: '150', country: 'DE' }

describe('[BUY-03] the offers of a page', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('are all of them where the aggregator has them', async () => {
    const result = [offer('a', '2'), offer('b', '1'), refusal('c', 'country')]
    const now = await ask(async () => reply(result))
    expect(namesOf(now)).toEqual(['a', 'b', 'c'])
    expect(now).toMatchObject({ awaited: 0, isSoldByNobody: false })
  })

  test('are those that came within a moment, the best first, where one keeps silent', async () => {
    const asking = ask((tell) => {
      for (const each of [offer('low', '0.9'), refusal('no', 'country'), offer('high', '1.1')])
        tell(each)
      return new Promise(() => {})
    })
    await vi.advanceTimersByTimeAsync(300)
    const now = await asking
    expect(namesOf(now)).toEqual(['high', 'low', 'no'])
    expect(now).toMatchObject({ awaited: 1, isSoldByNobody: false })
  })

  test('are told to be nobody’s only where every provider says so', async () => {
    const nobody = [refusal('a', 'currency'), refusal('b', 'currency')]
    expect((await ask(async () => reply(nobody))).isSoldByNobody).toBe(true)
    const one = [refusal('a', 'currency'), refusal('b', 'unavailable')]
    expect((await ask(async () => reply(one))).isSoldByNobody).toBe(false)
  })

  test('are none where asking fails: the page stands without them', async () => {
    const none = { answers: [], awaited: 4, isSoldByNobody: false }
    expect(await ask(() => Promise.reject(new Error('on fire')))).toEqual(none)
  })
})

function namesOf({ answers }: OffersNow): string[] {
  return answers.map(({ providerId }) => providerId)
}

type Answered = Awaited<ReturnType<Calls['fiatOffers']>>

function ask(answer: (tell: (offer: FiatOfferOut) => void) => Promise<Answered>) {
  const fiatOffers: Calls['fiatOffers'] = (
    _query: FiatOfferQuery,
    _caller: Caller,
    onOffer: (offer: FiatOfferOut) => void = () => {},
  ) => answer(onOffer)
  return offersNow(
    { calls: { fiatOffers }, caller: { holderSecrets: [], country: null } },
    QUERY,
    4,
  )
}

function reply(result: FiatOfferOut[]): Answered {
  const body: FiatOffersReply = { result, limits: { min: null, max: null } }
  return { ok: true, status: 200, body }
}

function offer(providerId: string, amount: string | null): FiatOfferOut {
  return testOffer(providerId, { rate: amount, amount })
}

function refusal(providerId: string, type: 'country' | 'currency' | 'unavailable'): FiatOfferOut {
  return { ...offer(providerId, null), error: { type, details: { min: null, max: null } } }
}
