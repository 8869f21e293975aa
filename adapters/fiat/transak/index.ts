export { createTransakFiat } from './create-transak-fiat.ts'
export { type TransakHosts, type TransakNeeds, transakHosts } from './transak-needs.ts'
