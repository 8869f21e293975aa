import type { FiatFailure, FiatLimits, FiatQuestion } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  decimalOf,
  isWithin,
  listOf,
  NoAnswer,
  requiredTextOf,
} from '../../fiat-wire/index.ts'
import { simplexCoins } from './simplex-coins.ts'
import { simplexMethods } from './simplex-facts.ts'
import type { Simplex } from './simplex-needs.ts'

/**
 * Simplex's code of the coin, where it deals in the coin, the fiat, the place and the amount, as its own lists say;
 * `others` for a way to pay that it does not take.
 */
export async function checkQuestion(
  simplex: Simplex,
  ask: Ask,
  question: FiatQuestion,
): Promise<Result<string, FiatFailure>> {
  const coin = simplexCoins(question)
  if (coin === null || question.side !== 'buy') return fail({ code: 'currency' })
  if (question.method !== null && !simplexMethods.includes(question.method)) {
    return fail({ code: 'others' })
  }
  const limits = await limitsOf(simplex, ask, question.fiat.toUpperCase())
  if (limits === null) return fail({ code: 'currency' })
  if (!(await isServed(simplex, ask, question))) return fail({ code: 'country' })
  return isWithin(question.amount, limits) ? ok(coin) : fail({ code: 'limits', limits })
}

async function limitsOf(simplex: Simplex, ask: Ask, fiat: string): Promise<FiatLimits | null> {
  const fiats = await simplex.fiats(async () => {
    const list = await loadList(simplex, ask, '/supported_fiat_currencies', '')
    return new Map(list.map((each) => [requiredTextOf(each, 'ticker_symbol'), limitsIn(each)]))
  })
  return fiats.get(fiat) ?? null
}

function limitsIn(fiat: unknown): FiatLimits {
  return { min: decimalOf(fiat, 'min_amount'), max: decimalOf(fiat, 'max_amount') }
}

async function isServed(
  simplex: Simplex,
  ask: Ask,
  { country, state }: FiatQuestion,
): Promise<boolean> {
  const places = await simplex.places(() =>
    loadList(simplex, ask, '/supported_countries', '&payment_methods=credit_card'),
  )
  const states = places.filter((each) => typeof each === 'string' && each.startsWith(`${country}-`))
  if (state !== null && states.length > 0) return states.includes(`${country}-${state}`)
  return places.includes(country) || states.length > 0
}

async function loadList(
  { listsUrl, publicKey }: Simplex,
  ask: Ask,
  path: string,
  more: string,
): Promise<readonly unknown[]> {
  const url = `${listsUrl}${path}?public_key=${encodeURIComponent(publicKey)}${more}`
  const { status, body } = await ask({ method: 'GET', url })
  if (status !== 200) throw new NoAnswer('unavailable', `Simplex answered ${status}`)
  return listOf({ body }, 'body')
}
