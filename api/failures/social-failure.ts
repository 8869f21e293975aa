import type { Failure } from '@causeway/core/result'

/** What signing in by other services and access tokens of apps are refused with. */
export type SocialFailure = Failure<
  | 'provider_not_offered'
  | 'social_refused'
  | 'social_unavailable'
  | 'social_reply_wrong'
  | 'social_taken'
  | 'social_without_email'
  | 'social_unknown'
  | 'only_way_in'
  | 'try_unknown'
  | 'app_unknown'
  | 'code_unknown'
>
