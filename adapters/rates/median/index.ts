export { createMedianRates } from './create-median-rates.ts'
