import {
  type FiatCheckoutRequest,
  type FiatOrderReport,
  type FiatPort,
  type FiatQuestion,
  type FiatSide,
  paymentMethods,
} from '@causeway/core/ports'
import { expect, test } from 'vitest'
import type { FiatAbilities, FiatHarness, FiatOrderKey } from './fiat-harness.ts'

const PLENTY_MILLISECONDS = 5_000
const SHORT_MILLISECONDS = 200
const PLAIN_DECIMAL = /^(0|[1-9]\d*)(\.\d*[1-9])?$/
const NOW = Date.UTC(2026, 10, 22, 2)
const FORGED = { ok: false, failure: { code: 'webhook_forged' } }
const UNREADABLE = { ok: false, failure: { code: 'fiat_provider_unavailable' } }

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

/** The page that a person is sent to (BUY-07). */
export function describeCheckouts(side: FiatSide, harness: () => FiatHarness): void {
  test('sends the person to a page that knows what we said', async () => {
    const { fiat, address, arrivalOf } = harness()
    const request = await requestOf(harness(), side, `checkout-${side}`)
    for (const _ of ['once', 'again']) {
      const opened = await fiat.checkout(request, PLENTY_MILLISECONDS)
      if (!opened.ok) throw new Error(opened.failure.code)
      const { goesTo } = opened.value
      const url = new URL(goesTo.kind === 'redirect' ? goesTo.url : goesTo.action)
      const isLoopback = url.hostname === '127.0.0.1' || url.hostname === 'localhost'
      expect(url.protocol === 'https:' || isLoopback).toBe(true)
      expect(await arrivalOf(opened.value)).toEqual({
        address,
        amount: request.amount,
        reference: request.reference,
        isOurs: true,
      })
      expectNoSecrets(harness(), opened)
    }
  })

  test('opens nothing for a coin that it does not deal in', async () => {
    const { fiat, unknownCoin } = harness()
    const request = await requestOf(harness(), side, `unknown-${side}`)
    const refused = await fiat.checkout({ ...request, ...unknownCoin }, PLENTY_MILLISECONDS)
    expect(refused).toEqual({ ok: false, failure: { code: 'currency' } })
  })
}

/** How far an order has come. */
export function describeReports(
  side: FiatSide,
  { states, toldBy }: FiatAbilities,
  harness: () => FiatHarness,
): void {
  const told = states[side]
  if (told === undefined) throw new Error(`The states of a ${side} order are not said`)
  test.each(told)('tells that an order is %s', async (state) => {
    const { fiat, setState } = harness()
    const reference = `order-${side}-${state}`
    const opened = await fiat.checkout(
      await requestOf(harness(), side, reference),
      PLENTY_MILLISECONDS,
    )
    if (!opened.ok) throw new Error(opened.failure.code)
    await setState({ reference, side }, state)
    const report =
      toldBy === 'read'
        ? await readReport(fiat, { reference, side }, opened.value.providerReference)
        : readMessage(harness(), { reference, side })
    expect(report).toMatchObject({ reference, state })
    for (const amount of [report?.amountFrom, report?.amountTo, report?.payIn?.amount]) {
      if (amount !== null && amount !== undefined) expect(amount).toMatch(PLAIN_DECIMAL)
    }
    if (report !== null && report.url !== null) expect(report.url).toMatch(/^https?:\/\//)
    expectNoSecrets(harness(), report)
  })

  test('knows nothing of an order that was never opened', async () => {
    if (toldBy === 'webhook') return
    const order = { reference: 'never', providerReference: null, side }
    expect(await harness().fiat.read(order, PLENTY_MILLISECONDS)).toEqual({ ok: true, value: null })
  })
}

/** Signed messages, forged ones and old ones. */
export function describeMessages(
  side: FiatSide,
  { datesMessages, signs = 'headers' }: FiatAbilities,
  harness: () => FiatHarness,
): void {
  test('believes a message that it signed, and no other', () => {
    const { fiat, messageAbout } = harness()
    const message = messageAbout({ reference: 'ada', side }, NOW)
    const read = fiat.readWebhook(message, NOW)
    if (!read.ok) throw new Error(read.failure.code)
    expect(read.value.reference ?? read.value.providerReference).not.toBeNull()
    const { headers, rawBody } = message
    const changed = rawBody.replace('ada', 'eve')
    const other = messageAbout({ reference: 'grace', side }, NOW).rawBody
    expect(fiat.readWebhook({ headers, rawBody: '' }, NOW)).toEqual(FORGED)
    // What a signed token holds cannot be changed like that: its provider's own tests take it apart.
    if (signs === 'body') return
    expect(fiat.readWebhook({ headers: {}, rawBody }, NOW)).toEqual(FORGED)
    expect(fiat.readWebhook({ headers, rawBody: changed }, NOW)).toEqual(FORGED)
    expect(fiat.readWebhook({ headers, rawBody: other }, NOW)).toEqual(FORGED)
    for (const name of Object.keys(headers)) {
      const cut = { ...headers, [name]: '' }
      expect(fiat.readWebhook({ headers: cut, rawBody }, NOW)).toEqual(FORGED)
    }
  })

  test('refuses an old message sent again', () => {
    if (!datesMessages) return
    const { fiat, messageAbout } = harness()
    const message = messageAbout({ reference: 'ada', side }, NOW)
    expect(fiat.readWebhook(message, NOW + 60_000).ok).toBe(true)
    expect(fiat.readWebhook(message, NOW + 24 * 3_600_000)).toEqual(FORGED)
    expect(fiat.readWebhook(message, NOW - 24 * 3_600_000)).toEqual(FORGED)
  })
}

async function readReport(
  fiat: FiatPort,
  { reference, side }: FiatOrderKey,
  providerReference: string | null,
): Promise<FiatOrderReport | null> {
  const read = await fiat.read({ reference, providerReference, side }, PLENTY_MILLISECONDS)
  if (!read.ok) throw new Error(read.failure.code)
  return read.value
}

function readMessage(
  { fiat, messageAbout }: FiatHarness,
  order: FiatOrderKey,
): FiatOrderReport | null {
  const read = fiat.readWebhook(messageAbout(order, NOW), NOW)
  if (!read.ok) throw new Error(read.failure.code)
  return read.value.report
}

function questionOf({ questions }: FiatHarness, side: FiatSide): FiatQuestion {
  const question = questions[side]
  if (question === undefined) throw new Error(`There is no question to ${side}`)
  return question
}

async function requestOf(
  harness: FiatHarness,
  side: FiatSide,
  reference: string,
): Promise<FiatCheckoutRequest> {
  const question = questionOf(harness, side)
  const quoted = await harness.fiat.quote(question, PLENTY_MILLISECONDS)
  if (!quoted.ok) throw new Error(quoted.failure.code)
  return {
    ...question,
    reference,
    address: harness.address,
    extraId: null,
    quoteId: quoted.value.quoteId,
    returnUrl: `https://exchange.example/buy/return/${reference}`,
    email: null,
    language: 'en',
    clientAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (contract)',
  }
}

function expectNoSecrets({ secrets }: FiatHarness, said: unknown): void {
  const text = JSON.stringify(said)
  for (const secret of secrets) expect(text).not.toContain(secret)
}
