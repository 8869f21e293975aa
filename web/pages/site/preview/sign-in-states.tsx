import type { Preview } from '@causeway/ui/preview'
import { Card } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useReducer, useRef } from 'react'
import {
  reduceSignIn,
  type SignInActions,
  SignInFrameView,
  type SignInState,
  signInFrameTitle,
  signInStart,
} from '../../../account/index.ts'
import styles from './sign-in-states.module.css'

type Sample = Partial<SignInState> & {
  readonly isGated?: boolean
  /** Whether the page has a name that passkeys can be bound to. */
  readonly hasName?: boolean
}

const email = 'alice@example.org'
const logIn = { authType: 'logIn', email } as const

/** Every frame of the modal, with what can go wrong in it (AUTH-01, AUTH-04). */
export const signInStates: Preview = {
  name: 'Sign-in',
  examples: Object.entries({
    'entrypoint, sign-up': { frame: 'entrypoint' },
    'entrypoint, log-in': { ...logIn, frame: 'entrypoint' },
    'entrypoint, log-in, by an address of digits': {
      ...logIn,
      frame: 'entrypoint',
      hasName: false,
      problem: { code: 'social_failed' },
    },
    'entrypoint, from Japan': { frame: 'entrypoint', isGated: true },
    'enter-email, sign-up': { frame: 'enter-email', email, isSubscribed: false },
    'enter-email, sign-up, working': {
      frame: 'enter-email',
      email,
      isSubscribed: true,
      isPending: true,
      isSolving: true,
    },
    'enter-email, log-in, suspicious': { ...logIn, frame: 'enter-email', isSuspicious: true },
    'enter-email, too often': {
      frame: 'enter-email',
      email,
      isSubscribed: false,
      problem: { code: 'too_often', seconds: 40 },
    },
    'enter-password': { ...logIn, frame: 'enter-password' },
    'enter-password, wrong': {
      ...logIn,
      frame: 'enter-password',
      problem: { code: 'wrong_credentials' },
    },
    'enter-2fa-code': { ...logIn, frame: 'enter-2fa-code', totpToken: 'sample' },
    'enter-2fa-code, wrong': {
      ...logIn,
      frame: 'enter-2fa-code',
      totpToken: 'sample',
      problem: { code: 'code_wrong', attemptsLeft: 4 },
    },
    'enter-2fa-code, no attempts left': {
      ...logIn,
      frame: 'enter-2fa-code',
      totpToken: 'sample',
      problem: { code: 'code_wrong', attemptsLeft: 0 },
    },
    'recover-pwd': { ...logIn, frame: 'recover-pwd' },
    'recover-pwd, not reached': {
      ...logIn,
      frame: 'recover-pwd',
      problem: { code: 'unreachable' },
    },
    'recover-pwd, sent': { ...logIn, frame: 'recover-pwd', isRecoverySent: true },
    'reg-check-email': { frame: 'reg-check-email', email, sentCount: 1 },
  } satisfies Readonly<Record<string, Sample>>).map(([title, sample]) => ({
    title,
    show: () => <Shown {...sample} />,
  })),
}

/** The frame on a card as wide as the dialog. Its links and fields work; nothing is sent. */
function Shown({ isGated = false, hasName = true, ...given }: Sample) {
  const t = useTranslate()
  const [state, dispatch] = useReducer(reduceSignIn, { ...signInStart, ...given })
  const first = useRef<HTMLElement>(null)
  return (
    <Card className={styles.dialog}>
      <h3 className={styles.title}>{t(signInFrameTitle(state))}</h3>
      <SignInFrameView
        state={state}
        dispatch={dispatch}
        actions={idle}
        first={first}
        providers={['google', 'facebook', 'twitter']}
        passkeys={{ hasName, named: hasName ? null : 'http://localhost:3000/' }}
        hasPasskeys
        isGated={isGated}
        onPassGate={() => {}}
      />
    </Card>
  )
}

const nothing = async () => {}

const idle: SignInActions = {
  signUp: nothing,
  resend: nothing,
  recover: nothing,
  logIn: nothing,
  giveCode: nothing,
  askForPasskey: nothing,
  openProvider: nothing,
  takeOutcome: () => {},
  repeat: nothing,
}
