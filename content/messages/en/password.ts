import type { NamespaceMessages } from '../message.ts'

/** The field for a password, wherever one stands. */
export const password = {
  show: 'Show',
  hide: 'Hide',
  showNamed: 'Show the password in “{field}”',
  hideNamed: 'Hide the password in “{field}”',
  capsLock: 'Caps Lock is on.',
} as const satisfies NamespaceMessages
