import type { PartnerDialect, PartnerScope } from '@causeway/core/partners'
import type { UseCases } from '@causeway/server'
import type { PartnerKey } from '@causeway/server/partners'
import type { Wording } from '../failures/index.ts'
import type { MethodReference } from './reference/method-reference.ts'
import type { RpcFailure } from './rpc-failure.ts'
import type { ParamList } from './rpc-params.ts'

/** Who asks, and with what. */
export type MethodContext = {
  readonly useCases: UseCases
  readonly words: Wording
  /** Address of the site, without a slash at its end. */
  readonly publicUrl: string
  readonly key: PartnerKey
  readonly dialect: PartnerDialect
  /** SHA-256 of this request, as it was signed. */
  readonly requestHash: () => string
  /** As a header names it; null where none does. */
  readonly idempotencyKey: string | null
}

export type MethodAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: RpcFailure }

/** A method of the established protocol. */
export type Method = {
  readonly scope: PartnerScope
  /** What partners read of it, at /developers. */
  readonly reference: MethodReference
  readonly answer: (
    context: MethodContext,
    params: ParamList,
  ) => MethodAnswer | Promise<MethodAnswer>
}

export function result(value: unknown): MethodAnswer {
  return { ok: true, result: value }
}

export function refused(error: RpcFailure): MethodAnswer {
  return { ok: false, error }
}
