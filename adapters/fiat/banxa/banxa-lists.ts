import type { FiatFailure, FiatLimits, FiatQuestion, FiatSide } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  chooseOption,
  decimalOf,
  fieldOf,
  isSameToken,
  type Kept,
  listOf,
  NoAnswer,
  type PayOption,
  textOf,
} from '../../fiat-wire/index.ts'
import { getOf } from './ask-banxa.ts'
import type { BanxaNeeds } from './banxa-needs.ts'
import { type BanxaCoin, banxaCoin } from './coins.ts'
import { ourMethods } from './payment-methods.ts'

/** What Banxa deals in and where, on one side. */
export type BanxaLists = {
  readonly crypto: readonly unknown[]
  readonly fiats: readonly unknown[]
  readonly countries: readonly unknown[]
}

/** A way to pay; the limits of a sale are in money, and so not in what the person gives. */
export type BanxaMethod = PayOption & { readonly id: string; readonly fiatLimits: FiatLimits }

export type BanxaDeal = { readonly coin: BanxaCoin; readonly method: BanxaMethod }

const UNSAID: FiatLimits = { min: null, max: null }
const OK = 200

/** GET /v2/crypto, /v2/fiats and /v2/countries. Throws NoAnswer. */
export function banxaLists(
  needs: BanxaNeeds,
  ask: Ask,
  side: FiatSide,
  kept: Kept<BanxaLists>,
): Promise<BanxaLists> {
  return kept(async () => {
    const [crypto, fiats, countries] = await Promise.all([
      askList(needs, ask, `crypto/${side}`),
      askList(needs, ask, `fiats/${side}`),
      askList(needs, ask, 'countries'),
    ])
    return { crypto, fiats, countries }
  })
}

async function askList(needs: BanxaNeeds, ask: Ask, path: string): Promise<readonly unknown[]> {
  const { status, body } = await getOf(needs, ask, path)
  if (status !== OK) throw new NoAnswer('unavailable', `Banxa has no list of ${path}`)
  return listOf(body)
}

/** How Banxa names the coin and the way to pay, if it deals in them in that country and state. */
export function findBanxaDeal(
  { crypto, fiats, countries }: BanxaLists,
  question: FiatQuestion,
): Result<BanxaDeal, FiatFailure> {
  const coin = banxaCoin(question)
  if (coin === null) return fail({ code: 'currency' })
  const blockchain = entryOf(fieldOf(entryOf(crypto, coin.crypto), 'blockchains'), coin.blockchain)
  const fiat = entryOf(fiats, question.fiat.toUpperCase())
  if (blockchain === null || fiat === null) return fail({ code: 'currency' })
  if (!isSameToken(question.coin, textOf(blockchain, 'address'))) return fail({ code: 'currency' })
  const isHere = entryOf(countries, question.country) !== null
  if (!isHere || isKeptFrom(blockchain, question)) return fail({ code: 'country' })
  const method = chooseOption(methodsOf(fiat, question.side), question)
  return method.ok ? ok({ coin, method: method.value }) : method
}

/** Cards before the rest. */
function methodsOf(fiat: unknown, side: FiatSide): readonly BanxaMethod[] {
  const methods = listOf(fiat, 'supportedPaymentMethods').flatMap((entry) => {
    const id = textOf(entry, 'id')
    const fiatLimits = { min: decimalOf(entry, 'minimum'), max: decimalOf(entry, 'maximum') }
    const limits = side === 'buy' ? fiatLimits : UNSAID
    return id === null ? [] : [{ id, methods: ourMethods(id), limits, fiatLimits }]
  })
  const isCard = (method: BanxaMethod) => method.methods.includes('visa')
  return [...methods.filter(isCard), ...methods.filter((method) => !isCard(method))]
}

/** `unsupportedCountries`: by country a list of states; an empty one means the whole country. */
function isKeptFrom(blockchain: unknown, { country, state }: FiatQuestion): boolean {
  const states = fieldOf(blockchain, 'unsupportedCountries', country)
  if (!Array.isArray(states)) return false
  return states.length === 0 || (state !== null && states.includes(state))
}

function entryOf(list: unknown, id: string): unknown {
  if (!Array.isArray(list)) return null
  return list.find((entry) => textOf(entry, 'id') === id) ?? null
}
