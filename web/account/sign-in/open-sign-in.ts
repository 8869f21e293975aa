import type { SignInEvent } from './sign-in-state.ts'

const NAME = 'sign-in-wanted'

/**
 * What the modal is opened with: one of its modes, a new password by mail, or the second step of a sign-in that began on
 * the page.
 */
export type SignInWish = Extract<SignInEvent, { readonly type: 'open' | 'recover' | 'totp_asked' }>

/** What whatever says 'Sign in' wishes for: signing up is one press away. */
export const logInWish = { type: 'open', authType: 'logIn' } as const satisfies SignInWish

/** Opens the modal from anywhere on a page; nothing happens where somebody is signed in. Call it in a browser only. */
export function openSignIn(wish: SignInWish = logInWish): void {
  document.dispatchEvent(new CustomEvent<SignInWish>(NAME, { detail: wish }))
}

/** Calls back whenever the modal is wanted; returns what ends that. */
export function onSignInWanted(open: (wish: SignInWish) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent && isWish(event.detail)) open(event.detail)
  }
  document.addEventListener(NAME, listener)
  return () => document.removeEventListener(NAME, listener)
}

function isWish(value: unknown): value is SignInWish {
  return typeof value === 'object' && value !== null && 'type' in value
}
