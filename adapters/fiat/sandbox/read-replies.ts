import {
  type FiatFailure,
  type FiatOrderReport,
  type FiatQuote,
  fiatOrderStates,
  paymentMethods,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  countField,
  fieldOf,
  listField,
  NonsenseReply,
  optionalTextField,
  textField,
  wordField,
} from '../../world/index.ts'

const PLAIN_DECIMAL = /^(0|[1-9]\d*)(\.\d*[1-9])?$/
const FAILURES = ['currency', 'country', 'timeout', 'unavailable', 'others', 'limits'] as const

/** A reply that holds what was asked for, or why there is none. */
export function readAnswer<T>(value: unknown, read: (value: unknown) => T): Result<T, FiatFailure> {
  if (wordField(value, 'says', ['yes', 'no']) === 'yes') return ok(read(fieldOf(value, 'value')))
  const failure = fieldOf(value, 'failure')
  const code = wordField(failure, 'code', FAILURES)
  if (code !== 'limits') return fail({ code })
  const limits = fieldOf(failure, 'limits')
  return fail({
    code,
    limits: { min: optionalDecimal(limits, 'min'), max: optionalDecimal(limits, 'max') },
  })
}

/** The same, as the provider writes it. */
export function writeAnswer<T>(answer: Result<T, FiatFailure>): unknown {
  return answer.ok ? { says: 'yes', value: answer.value } : { says: 'no', failure: answer.failure }
}

/** A price that can be believed. */
export function readQuote(value: unknown): FiatQuote {
  const expiresAt = fieldOf(value, 'expiresAt')
  return {
    amountTo: decimalField(value, 'amountTo'),
    fee: optionalDecimal(value, 'fee'),
    networkFee: optionalDecimal(value, 'networkFee'),
    methods: listField(value, 'methods', (entry) => wordField({ entry }, 'entry', paymentMethods)),
    quoteId: optionalTextField(value, 'quoteId'),
    expiresAt: expiresAt === null ? null : countField(value, 'expiresAt'),
  }
}

/** How far an order has come; null where the provider knows none. */
export function readOrder(value: unknown): FiatOrderReport | null {
  if (wordField(value, 'says', ['order', 'nothing']) === 'nothing') return null
  const payInAddress = optionalTextField(value, 'payInAddress')
  const amountFrom = decimalField(value, 'amountFrom')
  return {
    reference: textField(value, 'reference'),
    providerReference: textField(value, 'id'),
    state: wordField(value, 'state', fiatOrderStates),
    amountFrom,
    amountTo: decimalField(value, 'amountTo'),
    txId: optionalTextField(value, 'txId'),
    payIn:
      payInAddress === null ? null : { address: payInAddress, extraId: null, amount: amountFrom },
    reason: optionalTextField(value, 'reason'),
    url: textField(value, 'pageUrl'),
  }
}

function decimalField(value: unknown, name: string): string {
  const text = textField(value, name)
  if (!PLAIN_DECIMAL.test(text)) throw new NonsenseReply(`${name} is no plain decimal`)
  return text
}

function optionalDecimal(value: unknown, name: string): string | null {
  return fieldOf(value, name) === null ? null : decimalField(value, name)
}
