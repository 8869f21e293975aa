import type { ReceivedRequest, RecordedReply } from '../provider-server.fixture.ts'

/** Replies in the shapes of dev.moonpay.com (as of 2026-11-22): currencies, countries, limits, quotes, transactions. */
export const CURRENCIES = [
  { id: 'f1', type: 'fiat', name: 'US Dollar', code: 'usd', precision: 2, isSellSupported: true },
  { id: 'f2', type: 'fiat', name: 'Euro', code: 'eur', precision: 2, isSellSupported: true },
  coin('btc', '0.00056', '0.20994', { networkCode: 'bitcoin', contractAddress: null }),
  coin('usdt_trx', '20', '20000', {
    networkCode: 'tron',
    contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  }),
  // Another token under the name of one of ours.
  coin('usdc_base', '20', '20000', { networkCode: 'base', contractAddress: '0xbad' }),
  { ...coin('ltc', '0.1', '90', { networkCode: 'litecoin' }), isSuspended: true },
]
/** Where it deals. */
export const COUNTRIES = [
  country('DE', true),
  country('KP', false),
  {
    ...country('US', true),
    states: [
      { code: 'CA', name: 'California', isAllowed: true, isBuyAllowed: true, isSellAllowed: true },
      { code: 'NY', name: 'New York', isAllowed: true, isBuyAllowed: false, isSellAllowed: false },
    ],
  },
]

function coin(code: string, minBuy: string, maxBuy: string, metadata: object) {
  return {
    id: `c-${code}`,
    type: 'crypto',
    name: code,
    code,
    precision: 5,
    minBuyAmount: Number(minBuy),
    maxBuyAmount: Number(maxBuy),
    minSellAmount: 0.001,
    maxSellAmount: 1.5,
    isSuspended: false,
    isSupportedInUS: true,
    isSellSupported: true,
    notAllowedUSStates: ['HI'],
    notAllowedCountries: ['CA'],
    metadata,
  }
}

function country(alpha2: string, isAllowed: boolean) {
  return {
    alpha2,
    alpha3: `${alpha2}X`,
    name: alpha2,
    isAllowed,
    isBuyAllowed: isAllowed,
    isSellAllowed: isAllowed,
    supportedDocuments: ['passport'],
  }
}

/** Of a coin, against the asked currency. */
export function limits(code: string, { query }: ReceivedRequest) {
  return {
    quoteCurrency: { code, minBuyAmount: 0.00021, maxBuyAmount: 0.31 },
    baseCurrency: { code: query.get('baseCurrencyCode'), minBuyAmount: 20, maxBuyAmount: 30000 },
    paymentMethod: 'credit_debit_card',
  }
}

/** A purchase's or a sale's; with the fault `other_currency` in pounds. */
export function quote(
  code: string,
  what: string,
  { query, fault }: ReceivedRequest,
): RecordedReply {
  const isBuy = what === 'buy_quote'
  const asked = query.get(isBuy ? 'baseCurrencyCode' : 'quoteCurrencyCode') ?? ''
  const fiat = fault === 'other_currency' ? 'gbp' : asked
  const amount = Number(query.get('baseCurrencyAmount'))
  const known = CURRENCIES.some((each) => each.code === code)
  if (!known || !['usd', 'eur', 'gbp'].includes(fiat)) {
    return { status: 400, json: { message: 'Currency not supported', type: 'BadRequestError' } }
  }
  const shared = { extraFeeAmount: 0, expiresAt: '2026-11-22T02:30:00.000Z', signature: 'long' }
  return {
    status: 200,
    json: isBuy
      ? {
          ...shared,
          baseCurrencyCode: fiat,
          baseCurrencyAmount: amount - 11.63,
          quoteCurrencyCode: code,
          quoteCurrencyAmount: 0.0015412345678,
          feeAmount: 3.99,
          networkFeeAmount: 7.64,
          totalAmount: amount,
          paymentMethod: query.get('paymentMethod') ?? 'credit_debit_card',
        }
      : {
          ...shared,
          baseCurrencyCode: code,
          baseCurrencyAmount: amount,
          quoteCurrencyCode: fiat,
          quoteCurrencyAmount: 872.4,
          feeAmount: 9.2,
          payoutMethod: 'ach_bank_transfer',
        },
  }
}
