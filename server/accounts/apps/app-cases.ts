import type { Failure, Result } from '@causeway/core/result'
import type { SessionView, Visitor } from '../account-types.ts'

export type AppFailure =
  /** Not configured, or the secret is not its own. */
  | Failure<'app_unknown'>
  | Failure<'code_unknown'>
  /** AUTH-21. */
  | Failure<'japan_unconfirmed'>

/** Access tokens of mobile apps (AUTH-14): they read the account and its orders, and change nothing. */
export type AppCases = {
  /**
   * The end of a sign-up in an app: the token of the mailed link confirms the address and becomes a code that
   * `tokenForCode` takes once. Null where the token is not that address's, used or too old.
   */
  readonly confirmForApp: (asked: {
    readonly email: string
    readonly confirmToken: string
  }) => Promise<{ readonly code: string; readonly endsAt: Date } | null>
  readonly tokenForCode: (
    app: { readonly appId: string; readonly secret: string },
    code: string,
    visitor: Visitor,
  ) => Promise<Result<AppToken, AppFailure>>
  /** For somebody who is signed in already, in the app's own web view. */
  readonly tokenForSession: (
    app: { readonly appId: string; readonly secret: string },
    session: SessionView,
    visitor: Visitor,
  ) => Promise<Result<AppToken, AppFailure | Failure<'signed_out'>>>
  /** Whose token it is; null where it is unknown, over, or ended in the list of sessions. */
  readonly readToken: (
    token: string,
  ) => Promise<{ readonly accountId: string; readonly appId: string } | null>
}

export type AppToken = { readonly token: string; readonly endsAt: Date }
