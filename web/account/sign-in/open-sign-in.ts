import type { SignInEvent } from './sign-in-state.ts'

type Held = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>

/** Whether the keys that are held with a press mean another tab or window: then the link is left to the browser. */
export function isOtherTab({ metaKey, ctrlKey, shiftKey }: Held): boolean {
  return metaKey || ctrlKey || shiftKey
}

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

/**
 * Goes to a page that opens the modal by its address, where fetching it has failed twice and the browser is online: some
 * browsers never fetch a module again that they could not fetch once (Chromium before 154), until the page is another.
 */
export function followWhenOnline(href: string | undefined): void {
  if (href !== undefined && navigator.onLine) location.assign(href)
}
