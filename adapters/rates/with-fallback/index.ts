export { ratesWithFallback } from './rates-with-fallback.ts'
