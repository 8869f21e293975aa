export { checkEosKey, type EosKeyFailure } from './check-eos-key.ts'
export {
  checkEosName,
  EOS_NAME_LENGTH,
  type EosNameFailure,
  eosNameLike,
} from './eos-name.ts'
