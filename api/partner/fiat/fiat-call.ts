import type { PartnerScope } from '@causeway/core/partners'
import type { UseCases } from '@causeway/server'
import type { PartnerKey } from '@causeway/server/partners'
import type { Params } from '../rpc-params.ts'
import type { PartnerFiatFailure } from './fiat-failure.ts'

/** Who asks, and with what beside the parameters. */
export type FiatCallContext = {
  readonly useCases: UseCases
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string
  readonly key: PartnerKey
  /** As a header names it; null where none does. */
  readonly idempotencyKey: string | null
  /** The part of the path that names an order; empty where there is none. */
  readonly id: string
}

export type FiatCallAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly failure: PartnerFiatFailure }

/** A call of Fiat v1: its parameters are those of the query, or of the body where it has one. */
export type FiatCall = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** After `/v1`. `:id` names an order. */
  readonly path: string
  readonly summary: string
  readonly scope: PartnerScope
  /** Names of its parameters; those that may be missing end with a question mark. Others are accepted, and ignored. */
  readonly params: readonly string[]
  /** Served in play worlds only. */
  readonly isForPlay?: true
  readonly answer: (
    context: FiatCallContext,
    params: Params,
  ) => FiatCallAnswer | Promise<FiatCallAnswer>
}

export function answered(body: unknown): FiatCallAnswer {
  return { ok: true, body }
}

export function refusedWith(failure: PartnerFiatFailure): FiatCallAnswer {
  return { ok: false, failure }
}
