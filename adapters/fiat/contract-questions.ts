import type { FiatCheckoutRequest, FiatQuestion, FiatSide } from '@causeway/core/ports'
import { expect } from 'vitest'
import type { FiatHarness } from './fiat-harness.ts'

/** Time enough for any answer. */
export const PLENTY_MILLISECONDS = 5_000
/** An amount as ports carry it: no sign, no exponent, no zeros at its end. */
export const PLAIN_DECIMAL = /^(0|[1-9]\d*)(\.\d*[1-9])?$/
/** What reading an order says where the provider gives no answer that can be read. */
export const UNREADABLE = { ok: false, failure: { code: 'fiat_provider_unavailable' } }

/** What the harness asks for on a side. Throws where it has no question. */
export function questionOf({ questions }: FiatHarness, side: FiatSide): FiatQuestion {
  const question = questions[side]
  if (question === undefined) throw new Error(`There is no question to ${side}`)
  return question
}

/** What opens an order for that question, with the id of a fresh quote. */
export async function requestOf(
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

/** Expects that nothing a provider says contains its secrets. */
export function expectNoSecrets({ secrets }: FiatHarness, said: unknown): void {
  const text = JSON.stringify(said)
  for (const secret of secrets) expect(text).not.toContain(secret)
}
