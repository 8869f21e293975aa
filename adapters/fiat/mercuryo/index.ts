export { createMercuryoFiat } from './create-mercuryo-fiat.ts'
export { type MercuryoHosts, type MercuryoNeeds, mercuryoHosts } from './mercuryo-needs.ts'
