export { createCcxtRates } from './create-ccxt-rates.ts'
