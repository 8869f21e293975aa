export { ratesWithTimeLimit } from './rates-with-time-limit.ts'
