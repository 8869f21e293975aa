export {
  createKeyPair,
  importPrivateKey,
  type KeyPair,
  type ReplayProtection,
  signBody,
} from './keys/index.ts'
export type * from './protocol/index.ts'
export {
  type AmountLimits,
  type BatchReply,
  type BatchRequest,
  type CallOptions,
  type ClientOptions,
  createClient,
  PartnerApiError,
  type PartnerClient,
  PartnerHttpError,
  type RequestOptions,
} from './requests/index.ts'
