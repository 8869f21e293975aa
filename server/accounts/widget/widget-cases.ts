import type { Result } from '@causeway/core/result'
import type { SignInFailure, TokenFailure } from '../account-failures.ts'
import type { NewSession, SessionView, Visitor } from '../account-types.ts'

/** Signing in inside a frame of another site, whose cookies are apart from those of the site (WIDGET-04). */
export type WidgetCases = {
  /**
   * A code for the frame whose challenge this is: taken once, within a minute. `challenge`: SHA-256 of the frame's verifier,
   * base64url.
   */
  readonly giveCode: (session: SessionView, challenge: string) => Promise<string>
  /** Begins a session of the frame's own. A wrong verifier uses the code up. */
  readonly signIn: (
    given: { readonly code: string; readonly verifier: string },
    visitor: Visitor,
  ) => Promise<Result<NewSession, TokenFailure | SignInFailure>>
}
