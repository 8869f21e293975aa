import type { SocialProvider } from '@causeway/core/ports'

/** What the services call themselves. */
export const providerNames = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
} as const satisfies Record<SocialProvider, string>
