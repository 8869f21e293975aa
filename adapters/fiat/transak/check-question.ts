import type { FiatFailure, FiatLimits, FiatQuestion, FiatSide } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  chooseOption,
  decimalOf,
  fieldOf,
  isSameToken,
  listOf,
  type PayOption,
  requiredTextOf,
  textOf,
} from '../../fiat-wire/index.ts'
import { loadCoins, loadFiats } from './load-lists.ts'
import { transakCoins } from './transak-coins.ts'
import { methodsOf, placeOf } from './transak-methods.ts'
import type { Transak } from './transak-needs.ts'

/** What was asked in Transak's words. */
export type TransakPair = {
  readonly symbol: string
  readonly network: string
  readonly fiat: string
  /** Its name of a way to pay. */
  readonly method: string
}

type TransakOption = PayOption & { readonly id: string }

/** Finds out, from Transak's own lists, whether it deals in the coin, the fiat, the country and the amount, and how. */
export async function checkQuestion(
  transak: Transak,
  ask: Ask,
  question: FiatQuestion,
): Promise<Result<TransakPair, FiatFailure>> {
  const name = transakCoins(question)
  if (name === null) return fail({ code: 'currency' })
  const isSale = question.side === 'sell'
  const code = question.fiat.toUpperCase()
  const fiat = (await loadFiats(transak, ask)).find((each) => textOf(each, 'symbol') === code)
  const coins = (await loadCoins(transak, ask)).filter(
    (each) =>
      textOf(each, 'symbol') === name.symbol &&
      name.networks.includes(textOf(each, 'network', 'name') ?? ''),
  )
  const coin = coins.find(
    (each) => isTrue(each, 'isAllowed') && isSameToken(question.coin, textOf(each, 'address')),
  )
  if (fiat === undefined || coin === undefined || !isTrue(fiat, 'isAllowed')) {
    return fail({ code: 'currency' })
  }
  if (isSale && !(isTrue(fiat, 'isPayOutAllowed') && isTrue(coin, 'isPayInAllowed'))) {
    return fail({ code: 'currency' })
  }
  if (!isServed(fiat, coin, question.country)) return fail({ code: 'country' })
  const option = chooseOption(optionsOf(fiat, coin, question.side), question)
  if (!option.ok) return option
  const network = requiredTextOf(coin, 'network', 'name')
  return ok({ symbol: name.symbol, network, fiat: code, method: option.value.id })
}

function isServed(fiat: unknown, coin: unknown, country: string): boolean {
  const without = fieldOf(coin, 'kycCountriesNotSupported')
  const isExcepted = Array.isArray(without) && without.includes(country)
  return listOf(fiat, 'supportingCountries').includes(country) && !isExcepted
}

/** Its ways to pay for this, or to be paid, the foremost first. */
function optionsOf(fiat: unknown, coin: unknown, side: FiatSide): readonly TransakOption[] {
  const code = requiredTextOf(fiat, 'symbol')
  return listOf(fiat, 'paymentOptions')
    .filter((each) => isTrue(each, side === 'buy' ? 'isActive' : 'isPayOutAllowed'))
    .map((each) => ({ option: each, id: requiredTextOf(each, 'id') }))
    .filter(({ id }) => side === 'sell' || !isExcluded(coin, code, id))
    .map(({ option, id }) => ({
      id,
      methods: methodsOf(id),
      limits: side === 'buy' ? limitsIn(option, code) : payInLimits(coin),
    }))
    .sort((one, other) => placeOf(one.id) - placeOf(other.id))
}

/** Limits that are told in another currency than the person pays in say nothing. */
function limitsIn(option: unknown, code: string): FiatLimits {
  if ((textOf(option, 'limitCurrency') ?? code) !== code) return { min: null, max: null }
  return { min: decimalOf(option, 'minAmount'), max: decimalOf(option, 'maxAmount') }
}

/** Of a sale the person gives coins: what it may bring in fiat is Transak's page to say. */
function payInLimits(coin: unknown): FiatLimits {
  return {
    min: decimalOf(coin, 'minAmountForPayIn'),
    max: decimalOf(coin, 'maxAmountForPayIn'),
  }
}

function isExcluded(coin: unknown, code: string, method: string): boolean {
  const excluded = fieldOf(coin, 'network', 'fiatCurrenciesNotSupported')
  if (!Array.isArray(excluded)) return false
  return excluded.some(
    (each) =>
      textOf(each, 'fiatCurrency') === code && (textOf(each, 'paymentMethod') ?? method) === method,
  )
}

function isTrue(value: unknown, name: string): boolean {
  return fieldOf(value, name) === true
}
