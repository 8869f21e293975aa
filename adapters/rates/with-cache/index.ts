export { type CacheTimes, ratesWithCache } from './rates-with-cache.ts'
