import type { NamespaceMessages } from '../message.ts'

/** Signing in by another service (AUTH-06): the page behind the mailed link, and the sandbox's service. */
export const social = {
  mailMetaTitle: 'Confirm it’s you – {brand}',
  mailMetaDescription: 'You reach this page from a link in one of our emails.',
  mailTitle: 'Confirm it’s you',
  mailText:
    'You started to sign in with a service that gave us this email address. Click to confirm that it’s yours.',
  mailWhere: 'The link works once, within 1 hour, in the browser where you started.',
  mailButton: 'Confirm and sign in',

  playMetaTitle: '{provider} in the sandbox',
  playMetaDescription: 'Choose who you are at the sandbox sign-in service.',
  playTitle: '{provider} in the sandbox',
  playText:
    'This page simulates the sign-in service. Choose who you are. The real {provider} is not contacted.',
  playAsks: 'The exchange is asking for your email address.',
  playEmail: 'Email address at the service',
  playVerified: 'The service has verified the address',
  playUnverified: 'The service has not verified the address',
  playNoEmail: 'No email shared',
  playAgree: 'Agree',
  playDecline: 'Decline',
  playRefusedHere: 'Only the operator can use this page from here.',
  playNothing: 'There is no sign-in request. Start with a button in the sign-in window.',
} as const satisfies NamespaceMessages
