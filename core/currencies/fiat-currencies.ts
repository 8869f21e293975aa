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

/** Code (ISO 4217), name, decimals of the smaller unit, rough price in US dollars; the popular ones first. */
const FACTS: readonly (readonly [
  ticker: string,
  name: string,
  decimals: number,
  dollars: string,
])[] = [
  ['usd', 'US Dollar', 2, '1'],
  ['eur', 'Euro', 2, '1.09'],
  ['gbp', 'Pound Sterling', 2, '1.27'],
  ['cad', 'Canadian Dollar', 2, '0.73'],
  ['aud', 'Australian Dollar', 2, '0.66'],
  ['jpy', 'Japanese Yen', 0, '0.0068'],
  ['chf', 'Swiss Franc', 2, '1.13'],
  ['sek', 'Swedish Krona', 2, '0.096'],
  ['nok', 'Norwegian Krone', 2, '0.094'],
  ['dkk', 'Danish Krone', 2, '0.146'],
  ['pln', 'Polish Zloty', 2, '0.25'],
  ['czk', 'Czech Koruna', 2, '0.043'],
  ['huf', 'Hungarian Forint', 2, '0.0028'],
  ['ron', 'Romanian Leu', 2, '0.22'],
  ['try', 'Turkish Lira', 2, '0.029'],
  ['brl', 'Brazilian Real', 2, '0.18'],
  ['mxn', 'Mexican Peso', 2, '0.055'],
  ['zar', 'South African Rand', 2, '0.055'],
  ['inr', 'Indian Rupee', 2, '0.0119'],
  ['krw', 'South Korean Won', 0, '0.00072'],
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
  chainFeeUnits: 0n,
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

/** What a unit of each is roughly worth, in US dollars: where the sandbox's market begins. */
export const fiatReferencePrices: ReadonlyMap<string, string> = new Map(
  FACTS.map(([ticker, , , dollars]) => [ticker, dollars]),
)
