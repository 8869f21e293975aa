import type { FiatFailure, FiatQuestion } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  chooseOption,
  decimalOf,
  fieldOf,
  isSameToken,
  jsonWithNumber,
  listOf,
  NoAnswer,
  type PayOption,
  requiredTextOf,
  textOf,
} from '../../fiat-wire/index.ts'
import { askBinance } from './ask-binance.ts'
import { binanceCoins } from './binance-coins.ts'
import { methodsOf, placeOf } from './binance-methods.ts'
import type { Binance, BinanceLists } from './binance-needs.ts'

/** What was asked in Binance's words. */
export type BinancePair = {
  readonly coin: string
  readonly network: string
  readonly fiat: string
  readonly method: BinanceOption
}

export type BinanceOption = PayOption & { readonly code: string; readonly subCode: string | null }

/** Finds out, from Binance's lists, whether it deals in the coin, the fiat and the amount, and by which way to pay. */
export async function checkQuestion(
  binance: Binance,
  ask: Ask,
  question: FiatQuestion,
): Promise<Result<BinancePair, FiatFailure>> {
  const name = binanceCoins(question)
  if (name === null || question.side !== 'buy') return fail({ code: 'currency' })
  const fiat = question.fiat.toUpperCase()
  const lists = await binance.lists(() => loadLists(binance, ask))
  const isDealtIn =
    lists.fiats.includes(fiat) &&
    lists.coins.includes(name.coin) &&
    isSentOn(lists, name.coin, name.network, question.coin)
  if (!isDealtIn) return fail({ code: 'currency' })
  const options = await askOptions(binance, ask, { ...name, fiat, amount: question.amount })
  if (!options.ok) return options
  const method = chooseOption(options.value, question)
  return method.ok ? ok({ ...name, fiat, method: method.value }) : method
}

async function loadLists(binance: Binance, ask: Ask): Promise<BinanceLists> {
  const [pairs, networks] = await Promise.all([
    askBinance(binance, ask, '/buy/trading-pairs', ''),
    askBinance(binance, ask, '/crypto-network', ''),
  ])
  if (!pairs.ok || !networks.ok) throw new NoAnswer('unavailable', 'Binance tells no lists')
  return {
    fiats: listOf(pairs.value, 'fiatCurrencies'),
    coins: listOf(pairs.value, 'cryptoCurrencies'),
    networks: listOf({ networks: networks.value }, 'networks'),
  }
}

function isSentOn(lists: BinanceLists, coin: string, network: string, ours: string): boolean {
  const found = lists.networks.find((each) => textOf(each, 'cryptoCurrency') === coin)
  if (found === undefined) return false
  return listOf(found, 'networks').some(
    (each) =>
      textOf(each, 'network') === network &&
      fieldOf(each, 'withdrawEnable') !== false &&
      isSameToken(ours, textOf(each, 'contractAddress')),
  )
}

async function askOptions(
  binance: Binance,
  ask: Ask,
  pair: {
    readonly coin: string
    readonly network: string
    readonly fiat: string
    readonly amount: string
  },
): Promise<Result<readonly BinanceOption[], FiatFailure>> {
  const members = {
    fiatCurrency: pair.fiat,
    cryptoCurrency: pair.coin,
    network: pair.network,
    amountType: 1,
  }
  const body = jsonWithNumber(members, 'totalAmount', pair.amount)
  const asked = await askBinance(binance, ask, '/buy/payment-method-list', body)
  if (!asked.ok) return asked
  const options = listOf(asked.value, 'paymentMethods').map(readOption)
  return ok(options.sort((one, other) => placeOf(one.code) - placeOf(other.code)))
}

function readOption(option: unknown): BinanceOption {
  const code = requiredTextOf(option, 'payMethodCode')
  return {
    code,
    subCode: textOf(option, 'payMethodSubCode'),
    methods: methodsOf(code),
    limits: { min: decimalOf(option, 'fiatMinLimit'), max: decimalOf(option, 'fiatMaxLimit') },
  }
}
