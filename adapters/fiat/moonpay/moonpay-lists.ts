import type { FiatFailure, FiatLimits, FiatQuestion } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  decimalOf,
  fieldOf,
  isSameToken,
  type Kept,
  listOf,
  NoAnswer,
  textOf,
} from '../../fiat-wire/index.ts'
import { moonpayCode } from './coins.ts'
import type { MoonpayNeeds } from './moonpay-needs.ts'

/** What MoonPay deals in and where, as it lists it. */
export type MoonpayLists = {
  readonly currencies: readonly unknown[]
  readonly countries: readonly unknown[]
}

const OK = 200

/** GET /v3/currencies and /v3/countries. Throws NoAnswer. */
export function moonpayLists(
  needs: MoonpayNeeds,
  ask: Ask,
  kept: Kept<MoonpayLists>,
): Promise<MoonpayLists> {
  return kept(async () => {
    const [currencies, countries] = await Promise.all(
      ['currencies', 'countries'].map((name) => askList(needs, ask, name)),
    )
    return { currencies: currencies ?? [], countries: countries ?? [] }
  })
}

async function askList(needs: MoonpayNeeds, ask: Ask, name: string): Promise<readonly unknown[]> {
  const url = `${needs.apiUrl}/v3/${name}?apiKey=${encodeURIComponent(needs.publishableKey)}`
  const { status, body } = await ask({ method: 'GET', url })
  if (status !== OK) throw new NoAnswer('unavailable', `MoonPay has no list of ${name}`)
  return listOf(body)
}

/** MoonPay's code of the coin, if it deals in it for that money, in that country and state, on that side. */
export function findMoonpayCoin(
  { currencies, countries }: MoonpayLists,
  question: FiatQuestion,
): Result<{ readonly code: string; readonly sellLimits: FiatLimits }, FiatFailure> {
  const code = moonpayCode(question)
  const coin = entryOf(currencies, 'code', code)
  const fiat = entryOf(currencies, 'code', question.fiat)
  if (code === null || coin === null || fiat === null) return fail({ code: 'currency' })
  const token = textOf(coin, 'metadata', 'contractAddress')
  const isKnown =
    textOf(fiat, 'type') === 'fiat' &&
    textOf(coin, 'type') === 'crypto' &&
    isSameToken(question.coin, token) &&
    fieldOf(coin, 'isSuspended') !== true
  const isSold = question.side === 'buy' || isTrue(coin, 'isSellSupported', fiat)
  if (!isKnown || !isSold) return fail({ code: 'currency' })
  const country = entryOf(countries, 'alpha2', question.country)
  if (country === null || !isAllowed(country, question) || isKeptFrom(coin, question)) {
    return fail({ code: 'country' })
  }
  const sellLimits = {
    min: decimalOf(coin, 'minSellAmount'),
    max: decimalOf(coin, 'maxSellAmount'),
  }
  return ok({ code, sellLimits })
}

function isTrue(coin: unknown, name: string, fiat: unknown): boolean {
  return fieldOf(coin, name) === true && fieldOf(fiat, name) === true
}

/** A country, and its state where MoonPay lists states of it. */
function isAllowed(country: unknown, { side, state }: FiatQuestion): boolean {
  const name = side === 'buy' ? 'isBuyAllowed' : 'isSellAllowed'
  const isHere = (place: unknown) =>
    fieldOf(place, 'isAllowed') === true && fieldOf(place, name) === true
  if (!isHere(country)) return false
  const states = fieldOf(country, 'states')
  if (state === null || !Array.isArray(states)) return true
  const listed = entryOf(states, 'code', state)
  return listed === null || isHere(listed)
}

/** Whether the coin is kept from a place where MoonPay deals in others. */
function isKeptFrom(coin: unknown, { country, state }: FiatQuestion): boolean {
  if (isNamed(coin, 'notAllowedCountries', country)) return true
  if (country !== 'US') return false
  return (
    fieldOf(coin, 'isSupportedInUS') === false ||
    fieldOf(coin, 'isSupportedInUs') === false ||
    (state !== null && isNamed(coin, 'notAllowedUSStates', state))
  )
}

function isNamed(coin: unknown, list: string, name: string): boolean {
  const names = fieldOf(coin, list)
  return Array.isArray(names) && names.includes(name)
}

function entryOf(list: readonly unknown[], name: string, value: string | null): unknown {
  return list.find((entry) => value !== null && textOf(entry, name) === value) ?? null
}
