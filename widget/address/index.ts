export {
  AddressField,
  type AddressFieldProps,
} from './address-field.tsx'
export type {
  AddressCoin,
  AddressFinding,
  FoundAddress,
} from './address-finding.ts'
export { addressProblemText } from './address-problem-text.ts'
export { type AddressValue, emptyAddress, saidExtraId } from './address-value.ts'
export { checkLocally } from './check-locally.ts'
export type { FavouriteCalls } from './earlier-address.ts'
export { type AddressCalls, judgeAddress } from './judge-address.ts'
export { KeepSwitch } from './keep-switch.tsx'
export { forgetAccountAddresses, keepAddress } from './kept-addresses.ts'
export { providerName } from './provider-name.ts'
export { safeStorage } from './safe-storage.ts'
