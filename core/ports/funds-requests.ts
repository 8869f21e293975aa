import type { Failure, Result } from '../result/index.ts'

/** The payment that a payer's wallet is asked for. */
export type FundsRequest = {
  /** A request with the same key is shown to the payer once. */
  readonly idempotencyKey: string
  /** The order's public code, as its link has it. */
  readonly orderCode: string
  /** The payer's readable name, read by `readName` before. */
  readonly name: string
  readonly currency: string
  readonly network: string
  readonly address: string
  readonly extraId: string | null
  /** Exact decimal text of whole coins. */
  readonly amount: string
  /** Milliseconds since 1970, UTC: after this the order no longer waits for the payment. */
  readonly payUntil: number
}

/**
 * - `funds_request_not_supported`: the payer's name is not of this wallet provider;
 * - `funds_request_refused`: the provider will not ask;
 * - `funds_provider_unreachable`: nobody knows whether it was asked; asking again does no harm.
 */
export type FundsRequestFailure = Failure<
  'funds_request_not_supported' | 'funds_request_refused' | 'funds_provider_unreachable'
>

/** A wallet provider that can be asked for the payment of an order (TRACK-08). */
export type FundsRequestPort = {
  readonly provider: string
  /** Whether a name's owner has a wallet here, by the name alone. No I/O. */
  readonly serves: (name: string) => boolean
  readonly request: (request: FundsRequest) => Promise<Result<null, FundsRequestFailure>>
}
