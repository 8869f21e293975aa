export { createMedianRates, type MedianNeeds } from './create-median-rates.ts'
