import type { NamespaceMessages } from '../message.ts'

/** Signing in by another service (AUTH-06): the page behind the mailed link, and the sandbox's service. */
export const social = {
  mailMetaTitle: 'Confirm that it is you – {brand}',
  mailMetaDescription: 'A link from a mail of ours leads here.',
  mailTitle: 'Confirm that it is you',
  mailText:
    'You began to sign in by another service that named this e-mail address. One press confirms that it is yours.',
  mailWhere: 'It works once, within an hour, in the browser in which you began.',
  mailButton: 'Confirm and sign in',

  playMetaTitle: '{provider} in the sandbox',
  playMetaDescription: 'Who you are at the sandbox’s sign-in service.',
  playTitle: '{provider} in the sandbox',
  playText:
    'This page plays the service by which somebody signs in. Say who you are there; nothing is asked of the real {provider}.',
  playAsks: 'The exchange asks for your e-mail address.',
  playEmail: 'E-mail address at the service',
  playVerified: 'The service has verified the address',
  playUnverified: 'The service has not verified the address',
  playNoEmail: 'The service tells no address',
  playAgree: 'Agree',
  playDecline: 'Decline',
  playRefusedHere: 'Only the operator may play the service from here.',
  playNothing: 'Nothing asked for anybody. Begin with a button of the sign-in window.',
} as const satisfies NamespaceMessages
