export type { AddressFamily, Currency, Network, NetworkId } from './currency.ts'
