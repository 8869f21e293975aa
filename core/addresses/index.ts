export type { ChainFlavour } from './address-rules.ts'
export {
  type AddressFailure,
  type CheckedAddress,
  checkAddress,
  checkAddressLoading,
} from './check-address.ts'
export { groupCharacters } from './group-characters.ts'
export { isAddressFamily, loadAddressRules } from './load-address-rules.ts'
export { paymentUri } from './payment-uri.ts'
export { readPaymentUri } from './read-payment-uri.ts'
export { readTransactionId } from './read-transaction-id.ts'
export { shortenAddress } from './shorten-address.ts'
