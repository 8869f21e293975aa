export { type CcxtRatesNeeds, createCcxtRates } from './create-ccxt-rates.ts'
