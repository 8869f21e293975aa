import type { Currency, Network } from './currency.ts'

/** Where money of states lives: with banks, on no chain. */
export const fiatNetwork: Network = {
  id: 'fiat',
  name: 'Bank or card',
  badge: 'Fiat',
  addressFamily: 'fiat',
  feeAsset: 'usd',
  blockSeconds: 0,
  explorer: { transaction: '', address: '' },
}

/** Code (ISO 4217), name, decimals of the smaller unit; the popular ones first. */
const FACTS: readonly (readonly [ticker: string, name: string, decimals: number])[] = [
  ['usd', 'US Dollar', 2],
  ['eur', 'Euro', 2],
  ['gbp', 'Pound Sterling', 2],
  ['cad', 'Canadian Dollar', 2],
  ['aud', 'Australian Dollar', 2],
  ['jpy', 'Japanese Yen', 0],
  ['chf', 'Swiss Franc', 2],
  ['sek', 'Swedish Krona', 2],
  ['nok', 'Norwegian Krone', 2],
  ['dkk', 'Danish Krone', 2],
  ['pln', 'Polish Zloty', 2],
  ['czk', 'Czech Koruna', 2],
  ['huf', 'Hungarian Forint', 2],
  ['ron', 'Romanian Leu', 2],
  ['try', 'Turkish Lira', 2],
  ['brl', 'Brazilian Real', 2],
  ['mxn', 'Mexican Peso', 2],
  ['zar', 'South African Rand', 2],
  ['inr', 'Indian Rupee', 2],
  ['krw', 'South Korean Won', 0],
]
const POPULAR = 5

/** Money of states: listed, and exchanged for nothing here. Buying and selling have sides of their own. */
export const fiatCurrencies: readonly Currency[] = FACTS.map(([ticker, name, decimals], index) => ({
  ticker,
  name,
  fullName: name,
  code: ticker,
  protocol: fiatNetwork.id,
  decimals,
  contractAddress: null,
  confirmations: 0,
  extraIdName: null,
  networkFeeUnits: 0n,
  minimumUnits: 0n,
  payWithinMinutes: 0,
  isFiat: true,
  isWebEnabled: true,
  isWebFromEnabled: false,
  isWebToEnabled: false,
  isWebFixedEnabled: false,
  popularFrom: false,
  popularTo: false,
  popularFiat: index < POPULAR,
  extras: {},
}))
