export type { AddressRules, ChainFlavour, ReadAddress, ReadFailure } from './address-rules.ts'
export {
  type AddressFailure,
  type AddressQuestion,
  type CheckedAddress,
  checkAddress,
  checkAddressLoading,
} from './check-address.ts'
export { checkExtraId, stellarMemoType } from './check-extra-id.ts'
export { groupCharacters } from './group-characters.ts'
export { isAddressFamily, loadAddressRules } from './load-address-rules.ts'
export { type PaymentRequest, paymentUri } from './payment-uri.ts'
export type { PaymentUriCoin, PaymentUriFailure, PaymentUriReading } from './payment-uri-reading.ts'
export { readPaymentUri } from './read-payment-uri.ts'
export { readTransactionId } from './read-transaction-id.ts'
export { shortenAddress } from './shorten-address.ts'
