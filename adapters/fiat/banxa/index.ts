export { type BanxaNeeds, banxaHosts } from './banxa-needs.ts'
export { createBanxaFiat } from './create-banxa-fiat.ts'
