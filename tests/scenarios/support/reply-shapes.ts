import type {
  CreatedFixedTransaction,
  CreatedTransaction,
  CurrencyDetails,
  FixedQuote,
  FixedRate,
  PairLimits,
  Quote,
  Transaction,
} from '@causeway/client'

/** What a field holds; `?`: or null, or nothing. */
type Kind<T> = T extends string
  ? 'string'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : T extends readonly unknown[]
        ? 'list'
        : 'object'
type KindOrNone<T> = null extends T
  ? `${Kind<NonNullable<T>>}?`
  : undefined extends T
    ? `${Kind<NonNullable<T>>}?`
    : Kind<T>

/** A type’s fields as values: one that is missing or of another kind does not compile. */
type Shape<T> = { readonly [K in keyof T]-?: KindOrNone<T[K]> }

const limits = {
  min: 'string',
  minFrom: 'string',
  minTo: 'string',
  max: 'string',
  maxFrom: 'string',
  maxTo: 'string',
} as const
const pair = { from: 'string', to: 'string' } as const
const amounts = { amountFrom: 'string', amountTo: 'string', fee: 'string' } as const
const fixedRate = {
  ...{ ...pair, ...limits, id: 'string', result: 'string', networkFee: 'string' },
  expiredAt: 'number',
} as const satisfies Shape<FixedRate>
const shared = {
  ...{ id: 'string', trackUrl: 'string', createdAt: 'number', type: 'string', status: 'string' },
  ...{ currencyFrom: 'string', currencyTo: 'string', networkFee: 'string' },
  ...{ payinAddress: 'string', payinExtraId: 'string?' },
  ...{ payoutAddress: 'string', payoutExtraId: 'string?' },
  ...{ refundAddress: 'string?', refundExtraId: 'string?' },
  ...{ amountExpectedFrom: 'string', amountExpectedTo: 'string' },
} as const satisfies Shape<CreatedTransaction>

/** The fields of each result of several fields, as the client’s types declare them. */
export const replyShapes = {
  getCurrenciesFull: {
    ...{ name: 'string', ticker: 'string', fullName: 'string', image: 'string' },
    ...{ enabled: 'boolean', enabledFrom: 'boolean', enabledTo: 'boolean' },
    ...{ fixRateEnabled: 'boolean', fixedTime: 'number', payinConfirmations: 'number' },
    ...{ extraIdName: 'string?', contractAddress: 'string?', protocol: 'string' },
    ...{ blockchain: 'string', addressUrl: 'string', transactionUrl: 'string' },
    notifications: 'object',
  } satisfies Shape<CurrencyDetails>,
  getPairsParams: {
    ...{ ...pair, minAmountFloat: 'string', maxAmountFloat: 'string' },
    ...{ minAmountFixed: 'string?', maxAmountFixed: 'string?' },
  } satisfies Shape<PairLimits>,
  getExchangeAmount: {
    ...{ ...pair, ...limits, ...amounts },
    ...{ networkFee: 'string', visibleAmount: 'string', rate: 'string' },
  } satisfies Shape<Quote>,
  getFixRateForAmount: { ...fixedRate, ...amounts } satisfies Shape<FixedQuote>,
  getFixRate: fixedRate,
  getFixRateBulk: fixedRate,
  createTransaction: shared,
  createFixTransaction: { ...shared, payTill: 'string' } satisfies Shape<CreatedFixedTransaction>,
  getTransactions: {
    ...{ ...shared, moneyReceived: 'number', moneySent: 'number', rate: 'string' },
    ...{ payinConfirmations: 'string', payinExtraIdName: 'string?', payinHash: 'string?' },
    ...{ payoutExtraIdName: 'string?', payoutHash: 'string?', payoutHashLink: 'list?' },
    ...{ refundHash: 'string?', refundHashLink: 'list?', refundReason: 'string?' },
    ...{ amountFrom: 'string', amountTo: 'string', totalFee: 'string' },
    ...{ changellyFee: 'string', apiExtraFee: 'string' },
    ...{ canPush: 'boolean', canRefund: 'boolean' },
    ...{ subaccountId: 'string?', userMetadata: 'object?' },
  } satisfies Shape<Transaction>,
} as const

/** Fields of a reply, or of each item of a list, that are not as its shape says. */
export function strayFields(reply: unknown, shape: Readonly<Record<string, string>>): string[] {
  const items: readonly Readonly<Record<string, unknown>>[] = [reply].flat() as never
  if (items.length === 0) return ['nothing to look at']
  return items.flatMap((item) => {
    const unknown = Object.keys(item).filter((name) => !Object.hasOwn(shape, name))
    const wrong = Object.entries(shape).filter(([name, kind]) => !isOf(item[name], kind))
    return [...unknown, ...wrong.map(([name, kind]) => `${name} is no ${kind}`)]
  })
}

function isOf(value: unknown, kind: string): boolean {
  if (value === undefined || value === null) return kind.endsWith('?')
  return kind.replace('?', '') === (Array.isArray(value) ? 'list' : typeof value)
}
