import type { NamespaceMessages } from '../message.ts'

/** The account's place in the header. Every page carries it, so it holds only that. */
export const account = {
  signIn: 'Sign in',
  signInFailed: 'We couldn’t open sign-in. Check your connection and try again.',
  signedIn: 'You’re signed in.',
  menu: 'Account: {email}',
  history: 'History',
  settings: 'Settings',
  logOut: 'Log out',
  logOutFailed: 'We couldn’t log you out. Try again.',
} as const satisfies NamespaceMessages
