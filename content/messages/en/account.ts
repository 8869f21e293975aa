import type { NamespaceMessages } from '../message.ts'

/** The account's place in the header. Every page carries it, so it holds only that. */
export const account = {
  signIn: 'Sign in',
  signInFailed: 'Signing in could not be opened. Check your connection and try again.',
  signedIn: 'You are signed in.',
  menu: 'Account of {email}',
  history: 'History',
  settings: 'Settings',
  logOut: 'Log out',
  logOutFailed: 'You could not be logged out. Try again.',
} as const satisfies NamespaceMessages
