export { createFiatDesk, type FiatDesk, type FiatDeskNeeds } from './fiat-desk.ts'
export type { FiatHealth } from './fiat-health.ts'
