export { isPublicAddress } from './is-public-address.ts'
