import type { FiatFailure, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  amountOf,
  decimalOf,
  differenceOf,
  jsonWithNumber,
  NoAnswer,
  requiredTextOf,
  textOf,
} from '../../fiat-wire/index.ts'
import { askBinance } from './ask-binance.ts'
import type { Binance } from './binance-needs.ts'
import type { BinancePair } from './check-question.ts'

/**
 * Binance's price. Its network fee is told in coins and taken off here: its documents do not say whether the coins that
 * it names are before or after it, and a person is better told too few than too many. Throws NoAnswer.
 */
export async function askQuote(
  binance: Binance,
  ask: Ask,
  { coin, network, fiat, method }: BinancePair,
  question: FiatQuestion,
): Promise<Result<FiatQuote, FiatFailure>> {
  const members = {
    fiatCurrency: fiat,
    cryptoCurrency: coin,
    network,
    payMethodCode: method.code,
    ...(method.subCode === null ? {} : { payMethodSubCode: method.subCode }),
    amountType: 1,
  }
  const body = jsonWithNumber(members, 'requestedAmount', question.amount)
  const asked = await askBinance(binance, ask, '/buy/estimated-quote', body)
  if (!asked.ok) return asked
  if (requiredTextOf(asked.value, 'payMethodCode') !== method.code) {
    throw new NoAnswer('unavailable', 'Binance quoted another way to pay')
  }
  const networkFee = decimalOf(asked.value, 'networkFee') ?? '0'
  const amountTo = differenceOf(amountOf(asked.value, 'totalAmount'), networkFee)
  if (amountTo === '0') return fail({ code: 'others' })
  // All fees in fiat are known only where none is told in coins.
  const isWholeFee = networkFee === '0' && textOf(asked.value, 'feeCurrency') === fiat
  return ok({
    amountTo,
    fee: isWholeFee ? decimalOf(asked.value, 'feeAmount') : null,
    networkFee: null,
    methods: question.method === null ? method.methods : [question.method],
    quoteId: null,
    expiresAt: null,
  })
}
