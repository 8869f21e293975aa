export { checkEosKey, type EosKeyFailure } from './check-eos-key.ts'
export {
  checkEosName,
  type EosNameFailure,
  eosNameLike,
} from './eos-name.ts'
