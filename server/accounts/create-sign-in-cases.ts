import { fail, ok } from '@causeway/core/result'
import { accountForEmail } from './account-for-email.ts'
import type { AccountNeeds } from './account-needs.ts'
import { askRecovery } from './ask-recovery.ts'
import { checkRecovery } from './check-recovery.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { endSessions } from './end-sessions.ts'
import { letIn } from './let-in.ts'
import { listSessions } from './list-sessions.ts'
import { readAccountView } from './read-account-view.ts'
import { readSession } from './read-session.ts'
import { resendVerification } from './resend-verification.ts'
import { signIn } from './sign-in.ts'
import type { SignInCases } from './sign-in-cases.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { submitRecovery } from './submit-recovery.ts'

/** Signing up, in and out, joined with what it needs. */
export function createSignInCases(needs: AccountNeeds): SignInCases {
  return {
    captchaChallenge: needs.captcha.challenge,
    signUp: (asked, visitor) => signUp(needs, asked, visitor),
    resendVerification: (email, visitor) => resendVerification(needs, email, visitor),
    confirmRegistration: (token) => confirmRegistration(needs, token),
    signIn: (asked, visitor) => signIn(needs, asked, visitor),
    signInWithCode: (asked, visitor) => signInWithCode(needs, asked, visitor),
    signInAs: (accountId, { method, isSecondFactor }, visitor) =>
      letIn(needs, accountId, {
        provenBy: {
          method,
          isSecondFactor,
          isBeyondDoubt: isSecondFactor,
          recentFailures: 0,
          passwordHash: null,
        },
        visitor,
      }),
    askRecovery: (email, visitor) => askRecovery(needs, email, visitor),
    checkRecovery: async (token) => {
      const known = await checkRecovery(needs, token)
      return known.ok ? ok({ email: known.value.email }) : fail(known.failure)
    },
    submitRecovery: (asked, visitor) => submitRecovery(needs, asked, visitor),
    readSession: (token) => readSession(needs, token),
    readAccount: (accountId) => readAccountView(needs.database.direct(), needs, accountId),
    signOut: (token) => signOut(needs, token),
    listSessions: (session) => listSessions(needs, session),
    endSessions: (session, id) => endSessions(needs, session, id),
    accountForEmail: (asked) => accountForEmail(needs, asked),
  }
}
