export { createMoonpayFiat } from './create-moonpay-fiat.ts'
export { type MoonpayHosts, type MoonpayNeeds, moonpayHosts } from './moonpay-needs.ts'
