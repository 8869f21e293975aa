import { type FiatSide, paymentMethods } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import {
  expectNoSecrets,
  PLAIN_DECIMAL,
  PLENTY_MILLISECONDS,
  questionOf,
  UNREADABLE,
} from './contract-questions.ts'
import type { FiatAbilities, FiatHarness } from './fiat-harness.ts'

const SHORT_MILLISECONDS = 200

/** What people are shown of a provider before they ask. */
export function describeFacts(abilities: FiatAbilities, harness: () => FiatHarness): void {
  test('tells facts that people can be shown', () => {
    const { facts } = harness().fiat
    expect(facts.id).toMatch(/^[a-z][a-z0-9-]*$/)
    expect(facts.name).not.toBe('')
    expect([...facts.sides].sort()).toEqual([...abilities.sides].sort())
    expect(facts.methods.length).toBeGreaterThan(0)
    const [least, most] = facts.minutes
    expect(least).toBeGreaterThanOrEqual(0)
    expect(most).toBeGreaterThanOrEqual(least)
    expect(facts.site).toMatch(/^(https:\/\/|\/)/)
  })
}

/** Prices, and why there is none (BUY-04). */
export function describeQuotes(side: FiatSide, harness: () => FiatHarness): void {
  test('quotes what the person gets, in plain decimals', async () => {
    const { fiat } = harness()
    const quoted = await fiat.quote(questionOf(harness(), side), PLENTY_MILLISECONDS)
    if (!quoted.ok) throw new Error(quoted.failure.code)
    const { amountTo, fee, networkFee, methods, expiresAt } = quoted.value
    expect(amountTo).toMatch(PLAIN_DECIMAL)
    expect(amountTo).not.toBe('0')
    for (const each of [fee, networkFee]) if (each !== null) expect(each).toMatch(PLAIN_DECIMAL)
    expect(methods.length).toBeGreaterThan(0)
    for (const method of methods) expect(paymentMethods).toContain(method)
    if (expiresAt !== null) expect(Number.isSafeInteger(expiresAt)).toBe(true)
    expectNoSecrets(harness(), quoted)
  })

  test('says that it does not deal in a coin, or in a coin on another network', async () => {
    const { fiat, unknownCoin } = harness()
    const question = questionOf(harness(), side)
    for (const change of [unknownCoin, { network: 'no-such-network' }, { fiat: 'xxx' }]) {
      const refused = await fiat.quote({ ...question, ...change }, PLENTY_MILLISECONDS)
      expect(refused).toEqual({ ok: false, failure: { code: 'currency' } })
    }
  })

  test('says that it does not deal in a country', async () => {
    const { fiat, unknownPlace } = harness()
    if (unknownPlace === null) return
    const refused = await fiat.quote(
      { ...questionOf(harness(), side), ...unknownPlace },
      PLENTY_MILLISECONDS,
    )
    expect(refused).toEqual({ ok: false, failure: { code: 'country' } })
  })

  test('says in which amounts it deals', async () => {
    const { fiat, limits } = harness()
    const told = limits[side]
    if (told === undefined) return
    for (const amount of [told.below, told.above]) {
      const refused = await fiat.quote(
        { ...questionOf(harness(), side), amount },
        PLENTY_MILLISECONDS,
      )
      expect(refused).toEqual({ ok: false, failure: { code: 'limits', limits: told.limits } })
    }
  })
}

/** A provider that is slow, down or lying (BUY-03). */
export function describeFaults(
  side: FiatSide,
  { faults, toldBy }: FiatAbilities,
  harness: () => FiatHarness,
): void {
  test('ends within the time it was given', async () => {
    const { fiat, setFault } = harness()
    setFault('slow')
    const began = performance.now()
    const refused = await fiat.quote(questionOf(harness(), side), SHORT_MILLISECONDS)
    expect(refused).toEqual({ ok: false, failure: { code: 'timeout' } })
    if (toldBy === 'read') {
      const order = { reference: 'slow', providerReference: null, side }
      expect(await fiat.read(order, SHORT_MILLISECONDS)).toEqual(UNREADABLE)
    }
    expect(performance.now() - began).toBeLessThan(2 * SHORT_MILLISECONDS + 1_500)
  })

  const others = faults.filter((fault) => fault !== 'slow')
  test.each(others)('takes %s for no answer, whatever is asked', async (fault) => {
    const { fiat, setFault } = harness()
    setFault(fault)
    const refused = await fiat.quote(questionOf(harness(), side), PLENTY_MILLISECONDS)
    expect(refused).toEqual({ ok: false, failure: { code: 'unavailable' } })
    // Of an order that is not there nobody can say a wrong amount or another currency.
    if (toldBy === 'webhook' || fault === 'negative' || fault === 'other_currency') return
    const order = { reference: 'faulty', providerReference: null, side }
    expect(await fiat.read(order, PLENTY_MILLISECONDS)).toEqual(UNREADABLE)
  })
}
