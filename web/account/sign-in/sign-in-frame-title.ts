import type { MessageKey } from '@causeway/content/messages'
import type { SignInState } from './sign-in-state.ts'

/** What the modal is called in this state. */
export function signInFrameTitle({ frame, authType, isRecoverySent }: SignInState): MessageKey {
  switch (frame) {
    case 'enter-password':
      return 'auth.titlePassword'
    case 'enter-2fa-code':
      return 'auth.titleCode'
    case 'recover-pwd':
      return isRecoverySent ? 'auth.titleCheckEmail' : 'auth.titleRecover'
    case 'reg-check-email':
      return 'auth.titleCheckEmail'
    default:
      return authType === 'logIn' ? 'auth.titleLogIn' : 'auth.titleSignUp'
  }
}
