export {
  AddressField,
  type AddressFieldProps,
} from './address-field.tsx'
export { type AddressValue, emptyAddress, saidExtraId } from './address-value.ts'
export { providerName } from './provider-name.ts'
export { safeStorage } from './safe-storage.ts'
export type { FavouriteCalls } from './saved-addresses/earlier-address.ts'
export { KeepSwitch } from './saved-addresses/keep-switch.tsx'
export { forgetAccountAddresses, keepAddress } from './saved-addresses/saved-addresses.ts'
export type {
  AddressCoin,
  AddressFinding,
  FoundAddress,
} from './validation/address-finding.ts'
export { addressProblemText } from './validation/address-problem-text.ts'
export { checkLocally } from './validation/check-locally.ts'
export { type AddressCalls, judgeAddress } from './validation/judge-address.ts'
