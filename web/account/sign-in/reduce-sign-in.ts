import { isEmailAddress } from '@causeway/core/accounts'
import {
  type SignInEvent,
  type SignInFrame,
  type SignInState,
  signInStart,
} from './sign-in-state.ts'

/** Where a frame leads: event by event. What is not here happens within the frame, or not at all. */
export const frameSteps = {
  off: {
    open: 'entrypoint',
    recover: 'recover-pwd',
    totp_asked: 'enter-2fa-code',
  },
  entrypoint: {
    choose_email: 'enter-email',
    totp_asked: 'enter-2fa-code',
    suspicious: 'enter-email',
    signed_in: 'off',
    close: 'off',
  },
  'enter-email': {
    give_email: 'enter-password',
    recover: 'recover-pwd',
    signed_up: 'reg-check-email',
    back: 'entrypoint',
    signed_in: 'off',
    close: 'off',
  },
  'enter-password': {
    totp_asked: 'enter-2fa-code',
    recover: 'recover-pwd',
    back: 'enter-email',
    signed_in: 'off',
    close: 'off',
  },
  'enter-2fa-code': {
    log_in: 'enter-email',
    back: 'enter-password',
    signed_in: 'off',
    close: 'off',
  },
  'recover-pwd': { log_in: 'enter-email', back: 'enter-password', close: 'off' },
  'reg-check-email': { log_in: 'enter-email', back: 'enter-email', close: 'off' },
} as const satisfies Record<SignInFrame, { readonly [type in SignInEvent['type']]?: SignInFrame }>

/** The modal's next state. Pure: whoever sends requests tells it how they went. */
export function reduceSignIn(state: SignInState, event: SignInEvent): SignInState {
  const steps: { readonly [type in SignInEvent['type']]?: SignInFrame } = frameSteps[state.frame]
  const frame = steps[event.type]
  if (frame === undefined) return within(state, event)
  if (frame === 'off') return { ...signInStart, email: event.type === 'close' ? state.email : '' }
  return {
    ...state,
    ...fresh,
    frame: frameBefore(state, event) ?? frame,
    ...alongWith(state, event),
  }
}

const fresh = { isPending: false, isSolving: false, problem: null, isRecoverySent: false } as const

/** Where Back leads to another frame than the table says: a password is asked for only where one can be given. */
function frameBefore(state: SignInState, event: SignInEvent): SignInFrame | null {
  if (event.type !== 'back') return null
  if (state.frame === 'enter-2fa-code' && !state.isAfterPassword) return 'entrypoint'
  if (state.frame === 'recover-pwd' && !isEmailAddress(state.email.trim())) return 'enter-email'
  return null
}

/** What changes besides the frame. */
function alongWith(state: SignInState, event: SignInEvent): Partial<SignInState> {
  switch (event.type) {
    case 'open':
      return { authType: event.authType ?? state.authType }
    case 'totp_asked':
      return {
        authType: 'logIn',
        totpToken: event.token,
        email: event.email ?? state.email,
        isSuspicious: false,
        isAfterPassword: state.frame === 'enter-password',
      }
    case 'suspicious':
      return { authType: 'logIn', isSuspicious: true, email: event.email ?? state.email }
    case 'log_in':
      return { authType: 'logIn', totpToken: null, isSuspicious: false }
    case 'recover':
      return { authType: 'logIn' }
    case 'signed_up':
      return { sentCount: state.sentCount + 1 }
    case 'back':
      return { totpToken: null }
    default:
      return {}
  }
}

/** What happens within a frame; nothing where no modal is. */
function within(state: SignInState, event: SignInEvent): SignInState {
  if (state.frame === 'off') return state
  switch (event.type) {
    case 'type_email':
      // An answer that is on its way is about the address that was sent.
      if (state.isPending) return state
      // What was wrong with the old address says nothing about the new one.
      return { ...state, email: event.email, problem: null, isSuspicious: false }
    case 'choose_news':
      return { ...state, isSubscribed: event.isSubscribed, problem: null }
    case 'switch': {
      const authType = state.authType === 'logIn' ? 'signUp' : 'logIn'
      return { ...state, authType, problem: null, isSuspicious: false }
    }
    case 'send':
      return { ...state, isPending: true, problem: null }
    case 'fail':
      return { ...state, isPending: false, problem: event.problem }
    case 'stop':
      return { ...state, isPending: false, problem: null }
    case 'solve':
      return { ...state, isSolving: event.isSolving }
    case 'suspicious':
      return { ...state, isPending: false, problem: null, isSuspicious: true }
    case 'recovery_sent':
      return { ...state, isPending: false, problem: null, isRecoverySent: true }
    case 'signed_up':
      // Sent once more from the frame that waits for it.
      return { ...state, isPending: false, problem: null, sentCount: state.sentCount + 1 }
    default:
      return state
  }
}
