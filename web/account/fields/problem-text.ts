import type { Translate } from '@causeway/content/messages'
import type { SignInProblem } from '../sign-in/sign-in-state.ts'

const words = {
  wrong_credentials: 'auth.wrongCredentials',
  log_in_failed: 'auth.logInFailed',
  code_failed: 'auth.codeFailed',
  email_invalid: 'auth.emailInvalid',
  sign_up_failed: 'auth.signUpFailed',
  recover_invalid: 'auth.recoverInvalid',
  recover_failed: 'auth.recoverFailed',
  token_over: 'auth.tokenOver',
  captcha_failed: 'auth.captchaFailed',
  captcha_insecure: 'auth.captchaInsecure',
  japan_unconfirmed: 'auth.japanUnconfirmed',
  unreachable: 'auth.unreachable',
  social_blocked: 'auth.socialBlocked',
  social_failed: 'auth.socialFailed',
  social_link_over: 'auth.socialLinkOver',
  passkey_failed: 'auth.passkeyFailed',
} as const

/** A problem in words (AUTH-04). */
export function problemText(t: Translate, problem: SignInProblem): string {
  switch (problem.code) {
    case 'text':
      return problem.text
    case 'account_locked':
      return problem.support === null
        ? t('auth.accountLocked')
        : t('auth.accountLockedAsk', { support: problem.support })
    case 'too_often':
      return t('auth.tooOften', { count: problem.seconds })
    case 'social_check_mail':
      return t('auth.socialCheckMail', { email: problem.email })
    case 'code_wrong': {
      if (problem.attemptsLeft === 0) return t('auth.codeNoneLeft')
      return t('auth.codeWrong')
    }
    default:
      return t(words[problem.code])
  }
}
