export type { ChainFlavour } from './address-rules.ts'
export { groupCharacters, shortenAddress } from './address-text.ts'
export {
  type AddressFailure,
  type CheckedAddress,
  checkAddress,
  checkAddressLoading,
} from './check-address.ts'
export { isAddressFamily, loadAddressRules } from './load-address-rules.ts'
export { paymentUri } from './payment-links/payment-uri.ts'
export { readPaymentUri } from './payment-links/read-payment-uri.ts'
export { readTransactionId } from './read-transaction-id.ts'
