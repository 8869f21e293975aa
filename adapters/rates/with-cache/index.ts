export { ratesWithCache } from './rates-with-cache.ts'
