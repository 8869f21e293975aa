import { fail, ok } from '@causeway/core/result'
import type { AccountNeeds } from '../account-needs.ts'
import { askRecovery } from '../passwords/ask-recovery.ts'
import { checkRecovery } from '../passwords/check-recovery.ts'
import { submitRecovery } from '../passwords/submit-recovery.ts'
import { accountForEmail } from '../registration/account-for-email.ts'
import { confirmRegistration } from '../registration/confirm-registration.ts'
import { resendVerification } from '../registration/resend-verification.ts'
import { signUp } from '../registration/sign-up.ts'
import { endSessions, signOut } from '../sessions/end-sessions.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { readSession } from '../sessions/read-session.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { readAccountView } from './read-account-view.ts'
import { signIn } from './sign-in.ts'
import type { SignInCases } from './sign-in-cases.ts'
import { signInWithCode } from './sign-in-with-code.ts'

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
      completeSignIn(needs, accountId, {
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
