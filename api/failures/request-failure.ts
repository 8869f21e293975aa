import type { PartnerScope } from '@causeway/core/partners'
import type { Failure } from '@causeway/core/result'
import type { StaffAccessFailure } from './staff-failure.ts'

/** One thing that is wrong with a field of a request. */
export type FieldProblem = { readonly field: string; readonly problem: string }

/** What can be wrong with a request before any use case hears of it. */
export type RequestFailure =
  | StaffAccessFailure
  | Failure<'json_malformed' | 'character_refused' | 'body_missing' | 'body_too_deep'>
  | Failure<'body_too_large'>
  | Failure<'media_type_unsupported' | 'request_malformed' | 'path_unknown' | 'internal_path'>
  | (Failure<'method_not_allowed'> & { readonly allow: readonly string[] })
  | (Failure<'unknown_field' | 'field_missing' | 'field_malformed' | 'field_refused'> & {
      readonly field: string
      readonly fields: readonly FieldProblem[]
    })
  | Failure<'amount_not_positive' | 'idempotency_key_missing' | 'range_malformed'>
  | (Failure<'language_unknown'> & { readonly language: string })
  | (Failure<'currency_not_found'> & { readonly currency: string })
  | (Failure<'network_unknown'> & { readonly network: string })
  | (Failure<'rate_limited' | 'too_many_streams'> & { readonly retryAfterSeconds: number })
  | Failure<'partner_key_invalid' | 'report_days_malformed'>
  | (Failure<'scope_missing'> & { readonly scope: PartnerScope })
  | (Failure<'key_rate_limited'> & { readonly requestsPerSecond: number })
  | Failure<
      | 'other_origin'
      | 'form_from_elsewhere'
      | 'operator_only'
      | 'this_machine_only'
      | 'signed_out'
      | 'csrf_wrong'
    >
