export { type Catalogue, createCatalogue } from './catalogue.ts'
export { currencies, originals, referencePrices } from './currencies.ts'
export {
  type AddressFamily,
  addressFamilies,
  type Currency,
  type Network,
  type NetworkId,
} from './currency.ts'
export { fiatReferencePrices } from './fiat-currencies.ts'
export { networks } from './listings.ts'
export {
  isAnnounced,
  isMaintained,
  type Maintenance,
  maintenanceText,
  readMaintenance,
} from './maintenance.ts'
export { walletsOf } from './wallets.ts'
