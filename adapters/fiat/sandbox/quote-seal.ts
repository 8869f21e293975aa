import { createHmac } from 'node:crypto'
import type { FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { isSameText } from '../../fiat-wire/index.ts'

/** What a provider promised: so much for that, until then. */
export type SealedPrice = Pick<FiatQuote, 'amountTo'> & {
  readonly fee: string
  readonly expiresAt: number
}

const PROMISE = /^([\d.]+)_([\d.]+)_(\d+)_([0-9a-f]{64})$/

/** The name of a quote: the promise itself, sealed together with what was asked. */
export function sealPrice(key: string, question: FiatQuestion, price: SealedPrice): string {
  const promise = `${price.amountTo}_${price.fee}_${price.expiresAt}`
  return `${promise}_${sealOf(key, question, promise)}`
}

/** What was promised to that question and still holds; null where nothing was. */
export function openPrice(
  key: string,
  question: FiatQuestion,
  quoteId: string,
  now: number,
): SealedPrice | null {
  const [, amountTo = '', fee = '', expiresAt = '', seal = ''] = PROMISE.exec(quoteId) ?? []
  const promise = `${amountTo}_${fee}_${expiresAt}`
  const isOurs = isSameText(seal, sealOf(key, question, promise))
  return isOurs && Number(expiresAt) > now ? { amountTo, fee, expiresAt: Number(expiresAt) } : null
}

function sealOf(key: string, question: FiatQuestion, promise: string): string {
  const { amount, coin, country, fiat, method, network, side, state } = question
  const asked = JSON.stringify([side, fiat, coin, network, amount, country, state, method])
  return createHmac('sha256', key).update(`${asked} ${promise}`).digest('hex')
}
