export type {
  BatchReply,
  BatchRequest,
  CallOptions,
  ClientOptions,
  PartnerClient,
} from './client-types.ts'
export { createClient } from './create-client.ts'
export { type AmountLimits, PartnerApiError, PartnerHttpError } from './partner-errors.ts'
export type { RequestOptions } from './post-signed.ts'
