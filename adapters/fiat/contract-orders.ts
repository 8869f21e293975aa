import type { FiatOrderReport, FiatPort, FiatSide } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import {
  expectNoSecrets,
  PLAIN_DECIMAL,
  PLENTY_MILLISECONDS,
  requestOf,
} from './contract-questions.ts'
import type { FiatAbilities, FiatHarness, FiatOrderKey } from './fiat-harness.ts'

const NOW = Date.UTC(2026, 10, 22, 2)
const FORGED = { ok: false, failure: { code: 'webhook_forged' } }

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
